import { expandZones } from './expandZones.ts'

/** The sheets of paper that people can buy: Letter in most of America, A4 everywhere else. */
export const papers = ['letter', 'a4'] as const
export type Paper = (typeof papers)[number]

/** Chooses the paper for everything that is printed: the family's choice, or else what people use in the memorial's time zone. */
export const choosePaper = ({ paper, timezone }: { paper: '' | Paper; timezone: string }): Paper =>
  paper || proposePaper(timezone)

/** Proposes the paper that people use in a time zone. The name may be an old one, such as 'America/Indianapolis'. */
export const proposePaper = (timezone: string): Paper =>
  LETTER_AREAS.test(timezone) || letterZones.has(timezone) ? 'letter' : 'a4'

const LETTER_AREAS =
  /^(?:(?:US|Canada|Mexico|Chile)\/|America\/(?:Indiana|Kentucky|North_Dakota)\/|Navajo$|[ECMP]ST\d[ECMP]DT$|[EMH]ST$)/

/** Lists the zones of the United States and its territories, Canada, Mexico, Chile, Colombia and the Philippines. */
const letterZones = expandZones([
  'America: New_York Detroit Chicago Menominee Denver Boise Phoenix Los_Angeles Anchorage Juneau Sitka Metlakatla Yakutat Nome',
  'America: Adak Atka Fort_Wayne Indianapolis Knox_IN Louisville Shiprock Puerto_Rico St_Thomas Virgin',
  'Pacific: Honolulu Johnston Guam Saipan Pago_Pago Samoa Midway Wake Easter',
  'America: St_Johns Halifax Glace_Bay Moncton Goose_Bay Blanc-Sablon Montreal Toronto Nipigon Thunder_Bay Iqaluit Pangnirtung',
  'America: Atikokan Coral_Harbour Winnipeg Rainy_River Resolute Rankin_Inlet Regina Swift_Current Edmonton Cambridge_Bay',
  'America: Yellowknife Inuvik Creston Dawson_Creek Fort_Nelson Whitehorse Dawson Vancouver',
  'America: Mexico_City Cancun Merida Monterrey Matamoros Chihuahua Ciudad_Juarez Ojinaga Mazatlan Bahia_Banderas Hermosillo',
  'America: Tijuana Ensenada Santa_Isabel Santiago Punta_Arenas Coyhaique Bogota',
  'Asia: Manila',
])
