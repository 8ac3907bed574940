import type { cityTexts as en } from '../../en/memorial/cities.ts'
import { sentences } from '../grammar.ts'

export const cityTexts = sentences<typeof en>({
  cities:
    'Warsaw=Warszawa,London=Londyn,Paris=Paryż,Brussels=Bruksela,Luxembourg=Luksemburg,Vienna=Wiedeń,Zurich=Zurych,Rome=Rzym,Vatican=Watykan,' +
    'Madrid=Madryt,Lisbon=Lizbona,Monaco=Monako,Athens=Ateny,Nicosia=Nikozja,Copenhagen=Kopenhaga,Stockholm=Sztokholm,Reykjavik=Reykjavík,' +
    'Prague=Praga,Bratislava=Bratysława,Budapest=Budapeszt,Ljubljana=Lublana,Belgrade=Belgrad,Sarajevo=Sarajewo,Bucharest=Bukareszt,Tirane=Tirana,' +
    'Chisinau=Kiszyniów,Istanbul=Stambuł,Vilnius=Wilno,Riga=Ryga,Minsk=Mińsk,Kyiv=Kijów,Moscow=Moskwa,Canary Islands=Wyspy Kanaryjskie,' +
    'Azores=Azory,Cairo=Kair,Algiers=Algier,Jerusalem=Jerozolima,Beirut=Bejrut,Damascus=Damaszek,Baghdad=Bagdad,Tehran=Teheran,Riyadh=Rijad,' +
    'Dubai=Dubaj,Yerevan=Erywań,Kolkata=Kalkuta,Kathmandu=Katmandu,Singapore=Singapur,Hong Kong=Hongkong,Shanghai=Szanghaj,Tokyo=Tokio,Seoul=Seul,' +
    'Mexico City=Meksyk,Havana=Hawana,Jamaica=Jamajka,Sao Paulo=São Paulo',
})
