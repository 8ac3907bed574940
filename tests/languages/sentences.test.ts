import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type Language, languageNames, languages } from '../../domain/language.ts'
import { counts, examples, sayAll } from '../support/languages/sayAll.ts'

const saidIn = new Map<Language, Map<string, string[]>>()
for (const language of languages) saidIn.set(language, await sayAll(language))
const inEnglish = saidIn.get('en') ?? new Map<string, string[]>()

/** Sentences of the specification with which no other language has anything to say. */
const inEnglishAlone = [
  'memorial/settings.ts settingTexts donationText sample',
  'visitors/serviceCards.ts texts kinds memorial',
]

for (const [language, said] of saidIn)
  test(`in ${languageNames[language]}, each sentence is a text with what is inserted, and has the places for it`, () => {
    const wrong = [...said].filter(
      ([name, texts]) =>
        /\b(undefined|NaN|null)\b|\[object|\$\{|#(?![a-z])/.test(texts.join()) ||
        (texts.every((text) => text === '') &&
          inEnglish.get(name)?.some((text) => text !== '') &&
          !inEnglishAlone.includes(name)) ||
        String(placesIn(texts)) !== String(placesIn(inEnglish.get(name) ?? [])),
    )
    assert.deepEqual(wrong, [])
  })

/** Sentences with a noun that is the same after one and after five, or whose number is another one. */
const sameForms = [
  'de dashboard/media.ts texts copies',
  'de memorial/fields.ts fieldTexts lineTooLong',
  'fr server/digest.ts texts news waiting',
  'pl dashboard/sheet.ts sheetTexts found',
  'pl server/digest.ts texts news waiting',
]

for (const [language, said] of saidIn)
  test(`in ${languageNames[language]}, a noun after five differs from that after one, where it does in English`, () => {
    const wrong = [...said].filter(([name, texts]) => {
      const [one, five] = formsOf(texts)
      const [englishOne, englishFive] = formsOf(inEnglish.get(name) ?? [])
      const isNounAlike = one === five && /#\S* \p{L}/u.test(one ?? '') && englishOne !== englishFive
      return isNounAlike && !(name in examples) && !sameForms.includes(`${language} ${name}`)
    })
    assert.deepEqual(wrong, [])
  })

/** English sentences with a limit or a setting that is never one, or with the specified words. */
const neverOne =
  / (texts (atLeast|atMost) (array|string)|\w+ (perSlide|removeDuplicates|seconds|tooLong|tooManyLines)|.*selected)$/

test('in English, nothing is counted as ‘1 photographs’', () => {
  const wrong = [...inEnglish].filter(([name, texts]) => {
    const [one, five] = formsOf(texts)
    const isNounAlike =
      one === five && /(?<!#.*)# (?!(asks|does|has|is|lies|needs|was)\b)\p{L}+s\b/u.test(one ?? '')
    return isNounAlike && !(name in examples) && !neverOne.test(name)
  })
  assert.deepEqual(wrong, [], 'say it with plural(count, { one: …, other: … })')
})

/** The forms of a sentence for one and for five, with '#' for the number. */
const formsOf = (texts: readonly string[]) =>
  [1, 5].map((count) => texts[counts.indexOf(count)]?.replaceAll(String(count), '#'))

/** The words of buttons that delete or end something. */
const endings: Readonly<Record<Language, RegExp>> = {
  en: /^(Delete|End|Leave|Remove|Renew|Replace|Revoke|Sign out|Stop|Take Back|Withdraw)/,
  de: /beenden|erneuern|löschen|verlassen|entfernen|ersetzen|sperren|abmelden|abstellen|zurück(nehmen|ziehen)/i,
  es: /^(Eliminar|Salir|Quitar|Sustituir|Anular|Cerrar|No recibir|Renovar|Retirar)/,
  fr: /^(Renouveler|Supprimer|Quitter|Retirer|Le remplacer|Désactiver|Déconnecter|Ne plus)/,
  he: /^(לחדש|למחוק|לצאת|להסיר|להחליף|לבטל|לנתק|להפסיק)/,
  pl: /^(Odnów|Usuń|Wyjdź|Odbierz|Zastąp|Unieważnij|Wyloguj|Wyłącz|Wycofaj)/,
}
const otherButtons = /^(Hide|Keep|Make|Merge|Put back)/

for (const [language, said] of saidIn)
  test(`in ${languageNames[language]}, the buttons of a question differ, and one that deletes or ends something says so`, () => {
    const [cancel] = said.get('visitors/ui.ts texts cancel') ?? []
    const wrong = [...said].filter(([name, [label = '']]) => {
      const [english = ''] = inEnglish.get(name) ?? []
      if (!name.endsWith(' confirm')) return label === cancel && english !== 'Cancel'
      const isEnding = endings.en.test(english)
      return (
        [cancel, said.get(name.replace(/confirm$/, 'cancel'))?.[0]].includes(label) ||
        endings[language].test(label) !== isEnding ||
        otherButtons.test(english) === isEnding
      )
    })
    assert.deepEqual(wrong, [])
  })

test('the sentences of a question are one object, where the test above finds its buttons', () => {
  const composed = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .filter((name) => /\b(confirm|cancel)(:|=\{)\s*\w*texts\./i.test(readFileSync(`web/${name}`, 'utf8')))
  assert.deepEqual(composed, [])
})

for (const [language, said] of saidIn)
  test(`in ${languageNames[language]}, what is still running is not said to be done`, () => {
    const find = (pattern: RegExp) =>
      [...said].flatMap(([name, texts]) => (pattern.test(inEnglish.get(name)?.[0] ?? '') ? texts : []))
    const done = find(/^(Changes saved|Sent|Copied|Link revoked)$/)
    const wrong = find(/(ing|moment)\b.*(…|\.{3})$/).filter((text) => {
      const label = text.replace(/ ?(…|\.{3})$/, '')
      return label === text || done.some((sentence) => sentence.includes(label))
    })
    assert.deepEqual(wrong, [])
  })

/** Sentences that write the numbers up to twelve as words, or that say something else for each number. */
const differsByNumber =
  /dates.ts dateTexts (century|season)|texts (day yearsAgo|receptions|recalled changed|booklet|purpose)$/

for (const language of languages)
  test(`in ${languageNames[language]}, a sentence has the same form for all numbers of a plural category`, async () => {
    const { locale } = await import(`../../languages/${language}/grammar.ts`)
    const rules = new Intl.PluralRules(locale)
    const forms = new Map<string, string>()
    for (const number of [3, 5, 12, 22, 25, 112])
      for (const [name, texts] of await sayAll(language, [[number, number, number, number]])) {
        const key = `${name}: ${rules.select(number)}`
        const form = texts.join('|').replace(/\d+/g, '#')
        if (!differsByNumber.test(name)) assert.equal(form, forms.get(key) ?? form, `${key}, ${number}`)
        forms.set(key, form)
      }
  })

test('no Polish sentence can end a line with a word of one letter', () => {
  const said = [...(saidIn.get('pl') ?? [])]
  assert.deepEqual(
    said.filter(([, texts]) => texts.some((text) => /(^|\s)[aiouwz] /i.test(text))),
    [],
  )
})

/** Lists the places such as {file}, which are filled in later. */
const placesIn = (texts: readonly string[]) => [...new Set(texts.join().match(/\{\w+\}/g))].sort()
