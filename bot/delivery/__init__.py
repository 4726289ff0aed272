"""What Parlour sends to Discord by itself: boards, proposals and reminders."""
