import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languageNames, languages } from '../../../domain/language.ts'
import type * as English from '../../../languages/en/dashboard/services.ts'
import { proposeService } from '../../../domain/calendar/proposeService.ts'

const before = Date.parse('2031-12-01T18:00Z')
const day = (title: string, date: string, time = '10 AM') => ({ title, date, time, location: 'Duluth' })
const wake = day('Wake', 'December 4, 2031')
const funeral = day('Funeral Service', 'December 5, 2031')
const dinner = day('Dinner', 'December 3, 2031')
const propose = (services: readonly (typeof wake)[], now = before) =>
  proposeService(services, 'America/Chicago', now)

test('a ceremony is proposed before anything else, and a visitation after anything else', () => {
  assert.equal(propose([wake, dinner, funeral]), funeral)
  assert.equal(propose([wake, dinner]), dinner)
  assert.equal(propose([wake]), wake)
  assert.equal(propose([]), undefined)
})

test('a word inside another one does not say what a service is', () => {
  for (const title of ['Massachusetts Hall', 'Wakefield Chapel', 'Reviewing his films', 'Awake']) {
    const early = day(title, 'December 2, 2031')
    assert.equal(propose([day('Farewell', 'December 9, 2031'), early, wake]), early, title)
  }
})

test('two ceremonies are proposed by date and time, and one without a readable date after both', () => {
  const mass = day('Mass', 'December 5, 2031', '9 AM')
  const someday = day('Celebration', 'In spring')
  assert.equal(propose([someday, funeral, mass]), mass)
  assert.equal(propose([wake, someday]), someday)
  const tbd = day('Burial', 'TBD', 'TBD')
  assert.equal(propose([tbd, wake, funeral]), funeral)
  assert.equal(propose([tbd, wake]), tbd)
})

test('a past service is proposed only if all are past, and it is past when its own zone’s day has ended', () => {
  const evening = Date.parse('2031-12-06T06:30Z')
  const later = day('Wake', 'December 8, 2031')
  assert.equal(propose([funeral, later], evening), later)
  assert.equal(propose([funeral, later], evening - 3_600_000), funeral)
  const inCalifornia = { ...funeral, timezone: 'America/Los_Angeles' as const }
  assert.equal(proposeService([inCalifornia, later], 'America/Chicago', evening), inCalifornia)
  assert.equal(propose([wake, funeral], Date.parse('2040-01-01')), funeral)
})

/** Visitations, ceremonies and receptions, with semicolons between them. */
const titles: Record<Language, [visitations: string, ceremonies: string, receptions: string]> = {
  en: [
    'Visitation; Rosary; Visitation before the funeral service; Viewing; wake; Rosary and Mass; Visitations; Larson Funeral Home: Visitation',
    'Funeral Service; Burial; FUNERAL; Mass of Christian Burial; Burial at sea; Graveside Services; Celebration of Life; Funeral Mass and Wake; Memorial service, after the visitation',
    'Reception',
  ],
  de: [
    'Aufbahrung; Totenwache im Haus; Aussegnung; Abschied am Sarg; Seelenrosenkranz',
    'Trauergottesdienst; Urnenbeisetzung; Abdankung; Verabschiedung; Gedenkfeier; Seelenmesse; Sterbeamt; Abschiedsfeier',
    'Trauerkaffee; Kaffeetafel; Leidmahl; Totenzehrung',
  ],
  es: [
    'Velatorio; Velorio; Velación; Capilla ardiente; Responso; Novenario; Velatorio antes del funeral',
    'Misa de cuerpo presente; Exequias; Celebración de la Palabra; Eucaristía; Homenaje; Levantamiento de la cruz; Misa de despedida; Entierro, después del velatorio',
    'Encuentro; Recepción',
  ],
  fr: [
    'Veillée de prière; Recueillement; Visites; Exposition',
    'Obsèques; Cérémonie au crématorium; Hommage',
    'Verre du souvenir; Collation',
  ],
  he: [
    'שבעה; השבעה; ניחום אבלים',
    'הלוויה; הלווייתו; אזכרה; האזכרה; השלושים; הספדים; עלייה לקבר; גילוי מצבה; גילוי המצבה',
    'מפגש; סעודת הבראה',
  ],
  pl: [
    'Czuwanie modlitewne; Różaniec; Wyprowadzenie; Eksportacja',
    'Msza św.; Msza pogrzebowa; Pogrzeb; Uroczystości pogrzebowe; Złożenie urny',
    'Stypa; Poczęstunek; Obiad',
  ],
}

for (const language of languages)
  test(`the words of ${languageNames[language]} say what a service is, whichever is first`, () => {
    const [visitations, ceremonies, receptions] = titles[language].map((each) => each.split('; '))
    for (const visitation of visitations ?? [])
      for (const ceremony of ceremonies ?? [])
        for (const reception of receptions ?? []) {
          const services = [reception, visitation, 'Dinner', ceremony].map((title, index) =>
            day(title, `December ${3 + index}, 2031`),
          )
          const kinds = [services.length, 3, 2, 1].map((count) => propose(services.slice(0, count))?.title)
          assert.deepEqual(kinds, [ceremony, 'Dinner', visitation, reception])
        }
  })

for (const language of languages)
  test(`the titles that are offered in ${languageNames[language]} say what the services are`, async () => {
    const { texts } = (await import(`../../../languages/${language}/dashboard/services.ts`)) as typeof English
    for (const title of texts.usualTitles) {
      const usual = day(title, 'December 4, 2031')
      const [before, after] = ['December 3, 2031', 'December 5, 2031'].map(
        (date) => propose([usual, day('Dinner', date)])?.title,
      )
      assert.equal(before, after, title)
    }
  })
