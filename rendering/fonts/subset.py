"""Remakes the fonts of this folder from the full ones, with the command of the package fonttools.

npm pack @expo-google-fonts/noto-sans-jp && tar xzf expo-google-fonts-noto-sans-jp-*.tgz
python rendering/fonts/subset.py package
"""

import subprocess
import sys
from pathlib import Path

WEIGHTS = {"Medium": "500Medium", "Bold": "700Bold"}
EUROPEAN = [*range(0x20, 0x250), *range(0x370, 0x530), *range(0x1E00, 0x1F00), *range(0x2000, 0x2800)]
JAPANESE = [*range(0x3000, 0x3100), *range(0xFF00, 0xFFF0)]
SYMBOL_ROWS = range(0xA1, 0xA9)
COMMON_KANJI_ROWS = range(0xB0, 0xD0)
KANJI_IN_NAMES = (
    "凛凜澤齋齊彌櫻廣瀧邊邉嶋嵜﨑髙濵濱蘭蓮楓颯旺曖璃琉瑠瑛瑶瓊禎禮穗穰竝筝籠翔聰聲臺與舘莉菫萬蒼蕾螢裕詢諄諒"
    "譽豐貴賴赳輝迪遙郞醇銑鍊鎭閃陽雫霞靖颯飛馨駿鴎鷗鷹麟黛龍龜亘亮伊俐倖偲儚傳兒冴劉劍勁勳勵匡卓厩吏哉唄喬圓堯壽奎嬉"
    "學寬寶實將峯峻嵩嶺巖巫彗彬徠德恆悌惠惺愼慧戀拳捷敍斐斗旭昂昊晃晄晏晟智暉曆朔杏柊柚桧桐梓梛棲椛椰楊榮槇樂樣橙檀淨渚渥湊"
    "滉澁澪燈燎燦燿爽牟玖玲珀珂珈皓眞瞳瞭碧祐祥祿稀笙篤粋紗紬絆綺綾緋縣總耀聖朋脩腥芙苑茉茜萠葵蔣薫藍蹴逞邑酉釉鈴鉄雛雪頌颯飄鳳鳶鵬麒黎"
)


def row(number: int) -> str:
    """Returns the characters of one row of the Japanese national character set, by its first byte in EUC-JP."""
    return b"".join(bytes((number, cell)) for cell in range(0xA1, 0xFF)).decode("euc_jp", errors="ignore")


def characters() -> list[int]:
    """Returns the code points to keep."""
    rows = "".join(map(row, [*SYMBOL_ROWS, *COMMON_KANJI_ROWS]))
    return [*EUROPEAN, *JAPANESE, *map(ord, rows + KANJI_IN_NAMES)]


def remake(package: Path, folder: Path) -> None:
    """Writes a small font of each weight, and the licence, to `folder`."""
    wanted = ",".join(f"{code:x}" for code in characters())
    for weight, name in WEIGHTS.items():
        source, target = package / name / f"NotoSansJP_{name}.ttf", folder / f"NotoSansJP-{weight}.ttf"
        kept = ["--no-hinting", "--layout-features=kern,mark,ccmp", f"--unicodes={wanted}"]
        subprocess.run([sys.executable, "-m", "fontTools.subset", source, f"--output-file={target}", *kept], check=True)
    (folder / "OFL.txt").write_bytes((package / "LICENSE_FONT").read_bytes())


if __name__ == "__main__":
    remake(Path(sys.argv[1]), Path(__file__).parent)
