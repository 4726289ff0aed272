"""What is explained on the board of Coal Baron."""

from rendering.signs import OWN, Sign

SIGNS = (
    Sign("tile", ("space", "factory_3")),
    Sign("order", ("space", "order_3")),
    Sign("delivery", ("space", "deliver_truck")),
    Sign("mine", ("space", "mine_10")),
    Sign("covered", ("covered",)),
    Sign("canteen", ("canteen",)),
    Sign("starter", ("starter",)),
    Sign("workers", ("workers", OWN)),
    Sign("cage", ("cage", OWN)),
    Sign("cart", ("cart", OWN, 2)),
    Sign("storage", ("storage", OWN)),
    Sign("delivered", ("delivered", OWN)),
    Sign("own-order", ("order", OWN)),
    Sign("category", ("category",)),
    Sign("closing", ("closing", OWN)),
)
