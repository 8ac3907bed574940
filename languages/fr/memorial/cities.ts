import type { cityTexts as en } from '../../en/memorial/cities.ts'
import { sentences } from '../grammar.ts'

export const cityTexts = sentences<typeof en>({
  cities:
    'Brussels=Bruxelles,London=Londres,Lisbon=Lisbonne,Vienna=Vienne,Athens=Athènes,Copenhagen=Copenhague,Warsaw=Varsovie,Moscow=Moscou,' +
    'Bucharest=Bucarest,Kyiv=Kiev,Nicosia=Nicosie,Tirane=Tirana,Canary Islands=Les Canaries,Azores=Les Açores,Faroe Islands=Les Féroé,Algiers=Alger,' +
    'Cairo=Le Caire,Beirut=Beyrouth,Damascus=Damas,Jerusalem=Jérusalem,Baghdad=Bagdad,Tehran=Téhéran,Riyadh=Riyad,Dubai=Dubaï,Tbilisi=Tbilissi,' +
    'Yerevan=Erevan,Addis Ababa=Addis-Abeba,Mogadishu=Mogadiscio,Ndjamena=N’Djamena,Lome=Lomé,Reunion=La Réunion,Mauritius=Maurice,' +
    'Noumea=Nouméa,Mexico City=Mexico,Havana=La Havane,Sao Paulo=São Paulo,Kolkata=Calcutta,Kathmandu=Katmandou,' +
    'Singapore=Singapour,Seoul=Séoul',
})
