import type { cityTexts as en } from '../../en/memorial/cities.ts'
import { sentences } from '../grammar.ts'

export const cityTexts = sentences<typeof en>({
  cities:
    'Vienna=Wien,Zurich=Zürich,Busingen=Büsingen,Brussels=Brüssel,Luxembourg=Luxemburg,Rome=Rom,Vatican=Vatikanstadt,Lisbon=Lissabon,' +
    'Athens=Athen,Nicosia=Nikosia,Copenhagen=Kopenhagen,Reykjavik=Reykjavík,Warsaw=Warschau,Prague=Prag,Belgrade=Belgrad,Bucharest=Bukarest,' +
    'Tirane=Tirana,Kyiv=Kyjiw,Moscow=Moskau,Canary Islands=Kanaren,Faroe Islands=Färöer,Azores=Azoren,Cairo=Kairo,Algiers=Algier,Tripoli=Tripolis,' +
    'Khartoum=Khartum,Addis Ababa=Addis Abeba,Mogadishu=Mogadischu,Djibouti=Dschibuti,Damascus=Damaskus,Baghdad=Bagdad,Tehran=Teheran,Riyadh=Riad,' +
    'Tbilisi=Tiflis,Yerevan=Eriwan,Tashkent=Taschkent,Karachi=Karatschi,Kolkata=Kalkutta,Yangon=Rangun,Singapore=Singapur,Hong Kong=Hongkong,' +
    'Tokyo=Tokio,Mexico City=Mexiko-Stadt,Havana=Havanna,Bogota=Bogotá,Sao Paulo=São Paulo,Asuncion=Asunción,Jamaica=Jamaika,Reunion=Réunion,' +
    'Maldives=Malediven,Noumea=Nouméa,Easter Island=Osterinsel,Norfolk Island=Norfolkinsel,Christmas Island=Weihnachtsinsel',
})
