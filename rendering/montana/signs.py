"""What is explained on the board of Montana."""

from rendering.signs import OWN, Sign

SIGNS = (
    Sign("hex", ("plain",)),
    Sign("double", ("double",)),
    Sign("houses", ("house", OWN)),
    Sign("goods", ("grain", OWN)),
    Sign("workers", ("yellow", OWN)),
    Sign("cattle", ("cattle", OWN)),
    Sign("canteens", ("canteen", OWN)),
    Sign("wheel", ("wheel",)),
    Sign("city", ("city", 1, 3)),
    Sign("reward", ("reward", 3)),
    Sign("bank", ("bank", 3)),
    Sign("area", ("area", 2, 1)),
    Sign("right", ("right", 2, 1)),
)
