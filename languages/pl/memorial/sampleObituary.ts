import type { sampleObituary as en } from '../../en/memorial/sampleObituary.ts'
import { sentences } from '../grammar.ts'

/**
 * The obituary of a new memorial, about the fictional man in the sample. The receptions have neither a date nor an address, because
 * people might go there.
 */
export const sampleObituary = sentences<typeof en>(
  [
    'Władysław Jan Lipiński zmarł w domu 9 lutego 2025 roku, przy otwartym oknie, tak jak lubił, wśród najbliższych. Miał 76 lat.',
    'Urodził się 12 maja 1948 roku w Gdańsku jako drugie z czworga dzieci pilota portowego i nauczycielki. Od ojca nauczył się czytać z nieba, od matki – niczego nie zostawiać w połowie. Skończył budownictwo na Politechnice Gdańskiej i przez trzydzieści cztery lata opiekował się mostami: najpierw przy desce kreślarskiej, potem jako człowiek, do którego dzwoniono z trzech powiatów, kiedy Wisła wzbierała. Mawiał, że dobry most to taki, którego nikt nie zauważa. Umiał wymienić każdy swój, którego nikt nie zauważył.',
    'W 1972 roku ożenił się z Ewą Adamską, którą poznał na promie, gdy oboje przegapili swoją przystań. Wychowali dwie córki i syna, więcej pomidorów, niż potrzeba jakiejkolwiek rodzinie, i pięć psów, z których każdy miał być już ostatni. Na emeryturze zajął się pszczołami. Miód rozdawał w słoikach, które sam podpisywał, i pamiętał, kto lubi ciemny.',
    'Miał cierpliwość do drewna, do pogody, do dzieci i do każdego, kto się czegoś uczył. Śpiewał w ostatnim rzędzie chóru, o każdej porze roku szedł przed śniadaniem na spacer, a listy pisał piórem. O sobie mówił niewiele. Pytał, co słychać, a potem czekał na odpowiedź.',
    'Pozostawił żonę Ewę, z którą przeżył pięćdziesiąt dwa lata; dzieci: Annę (z Danielem), Katarzynę i Eryka (z Marią); wnuki: Jonasza, Lilę, Zofię i Teodora; siostrę Irenę i brata Karola; oraz Biszkopta, piątego psa. Rodzice i brat Norbert odeszli przed nim.',
    'Pożegnamy go na Mszy świętej niedaleko domu, w Tczewie; potem zapraszamy na poczęstunek, z kawą, śpiewem i tym, co da ogród. Urna spocznie na cmentarzu w Gdańsku, nad morzem, do którego jeździł co roku na wiosnę. Dni i miejsca podamy na stronie „Uroczystości pogrzebowe”, gdy tylko będą ustalone. Nie trzeba się stroić; wystarczy przynieść jakąś opowieść.',
  ].join('\n\n'),
)
