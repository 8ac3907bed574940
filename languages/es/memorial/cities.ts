import type { cityTexts as en } from '../../en/memorial/cities.ts'
import { sentences } from '../grammar.ts'

export const cityTexts = sentences<typeof en>({
  cities:
    'London=Londres,Paris=París,Berlin=Berlín,Brussels=Bruselas,Amsterdam=Ámsterdam,Luxembourg=Luxemburgo,Vienna=Viena,Zurich=Zúrich,Rome=Roma,' +
    'Lisbon=Lisboa,Monaco=Mónaco,Dublin=Dublín,Athens=Atenas,Copenhagen=Copenhague,Stockholm=Estocolmo,Reykjavik=Reikiavik,Warsaw=Varsovia,' +
    'Prague=Praga,Belgrade=Belgrado,Bucharest=Bucarest,Sofia=Sofía,Tirane=Tirana,Istanbul=Estambul,Kyiv=Kiev,Moscow=Moscú,Canary Islands=Canarias,' +
    'Azores=las Azores,Mexico City=Ciudad de México,Merida=Mérida,Cancun=Cancún,Mazatlan=Mazatlán,Bahia Banderas=Bahía de Banderas,' +
    'Ciudad Juarez=Ciudad Juárez,Panama=Panamá,Belize=Belice,Havana=La Habana,Martinique=Martinica,Guadeloupe=Guadalupe,Curacao=Curazao,' +
    'Bogota=Bogotá,Galapagos=Galápagos,Asuncion=Asunción,Cordoba=Córdoba,Tucuman=Tucumán,Sao Paulo=São Paulo,Easter Island=Isla de Pascua,' +
    'Cairo=El Cairo,Algiers=Argel,Tunis=Túnez,Johannesburg=Johannesburgo,Jerusalem=Jerusalén,Damascus=Damasco,Baghdad=Bagdad,Tehran=Teherán,' +
    'Riyadh=Riad,Dubai=Dubái,Kolkata=Calcuta,Singapore=Singapur,Shanghai=Shanghái,Tokyo=Tokio,Seoul=Seúl,Sydney=Sídney',
})
