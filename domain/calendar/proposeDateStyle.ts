import { expandZones } from '../expandZones.ts'
import { proposePaper } from '../paper.ts'
import { type DateStyle, type EnglishStyle, has24Hours, isEnglish, languageOf } from './dateStyle.ts'
import type { Language } from '../language.ts'

/**
 * Chooses how dates and times are written: in the style of the family's language. English and Spanish follow its choice, or else the time
 * zone.
 */
export const chooseDateStyle = ({
  language,
  dateStyle,
  timezone,
}: {
  language: Language
  dateStyle: '' | EnglishStyle
  timezone: string
}): DateStyle => toStyleOf(language, dateStyle || proposeDateStyle(timezone))

const toStyleOf = (language: Language, english: EnglishStyle): DateStyle => {
  if (language === 'es' && !has24Hours(english)) return 'es12'
  return language === 'en' ? english : language
}

/**
 * Chooses how dates are written that are formatted for a reader: in the family's style if he reads its language, or else in one of his
 * language, by the family's choice in English, or the time zone.
 */
export const chooseReaderStyle = (
  language: Language,
  family?: { shownDateStyle: DateStyle; timezone: string },
): DateStyle | undefined => {
  if (!family) return language === 'en' ? undefined : language
  const { shownDateStyle: style, timezone } = family
  if (languageOf(style) === language) return style
  return toStyleOf(language, isEnglish(style) ? (style ?? 'monthFirst12') : proposeDateStyle(timezone))
}

/**
 * Proposes what people write in a time zone: the month first in the United States, Canada and the Philippines, the day first
 * elsewhere; and 12 or 24 hours as CLDR prefers for the country. The name may be an old one, such as 'Asia/Calcutta'.
 */
export const proposeDateStyle = (timezone: string): EnglishStyle => {
  if (dayFirst12Areas.test(timezone) || dayFirst12Zones.has(timezone)) return 'dayFirst12'
  // the other places with Letter paper are those that write the month first
  return proposePaper(timezone) === 'letter' ? 'monthFirst12' : 'dayFirst24'
}

const dayFirst12Areas =
  /^(?:(?:Australia|Mexico|Chile|America\/Argentina)\/|(?:Cuba|Egypt|Hongkong|Jamaica|Libya|NZ|NZ-CHAT|ROC|ROK|Singapore)$)/

const dayFirst12Zones = expandZones([
  'Africa: Accra Addis_Ababa Algiers Asmara Asmera Banjul Blantyre Cairo Djibouti El_Aaiun Freetown Juba Khartoum Lusaka',
  'Africa: Maseru Mbabane Mogadishu Monrovia Ndjamena Nouakchott Tripoli Tunis Windhoek',
  'America: Antigua Asuncion Bahia_Banderas Barbados Bogota Buenos_Aires Cancun Caracas Catamarca Cayman Chihuahua Ciudad_Juarez',
  'America: Cordoba Costa_Rica Coyhaique Dominica El_Salvador Ensenada Grand_Turk Grenada Guatemala Guayaquil Guyana Havana',
  'America: Hermosillo Jamaica Jujuy La_Paz Lima Managua Matamoros Mazatlan Mendoza Merida Mexico_City Monterrey Montevideo',
  'America: Nassau Ojinaga Panama Port_of_Spain Punta_Arenas Rosario Santa_Isabel Santiago Santo_Domingo St_Kitts St_Lucia',
  'America: St_Vincent Tegucigalpa Tijuana Tortola',
  'Antarctica: Macquarie McMurdo South_Pole',
  'Asia: Aden Amman Baghdad Bahrain Beirut Brunei Calcutta Dacca Damascus Dhaka Dubai Famagusta Gaza Hebron Hong_Kong Karachi',
  'Asia: Kolkata Kuala_Lumpur Kuching Kuwait Macao Macau Muscat Nicosia Phnom_Penh Pyongyang Qatar Riyadh Seoul Singapore',
  'Asia: Taipei Thimbu Thimphu',
  'Atlantic: Bermuda',
  'Europe: Athens Nicosia Tirane',
  'Pacific: Apia Auckland Bougainville Chatham Chuuk Easter Efate Enderbury Fiji Galapagos Guadalcanal Kanton Kiritimati Kosrae Kwajalein',
  'Pacific: Majuro Palau Pohnpei Ponape Port_Moresby Tarawa Tongatapu Truk Yap',
])
