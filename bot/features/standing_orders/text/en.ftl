# Standing orders

orders-title = Standing orders
orders-explained = A standing order answers a question for you when it comes, until you cancel it or it has run out. Until it answers, nobody else sees it. Press one to give it; press a green one to cancel it.
orders-none = There is nothing to answer in advance at the moment.

# Buttons

button-orders = Standing orders
orders-give = Do it
orders-cancel = Cancel
