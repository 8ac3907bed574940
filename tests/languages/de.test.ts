import assert from 'node:assert/strict'
import { test } from 'node:test'
import { texts as digest } from '../../languages/de/server/digest.ts'
import { texts as invitation } from '../../languages/de/server/invitation.ts'
import { texts as memories } from '../../languages/de/server/memories.ts'
import { texts as safekeeping } from '../../languages/de/server/safekeeping.ts'
import { sources } from '../support/project/sources.ts'

/** The verbs after a ‘Sie’ that is the reader, at the beginning of a sentence. */
const readerDoes =
  'bekommen|ergänzen|finden|haben|kennen|können|wählen|sind (als|angemeldet|eingeladen|nicht mehr angemeldet|noch angemeldet)'
/** The nouns after an ‘Ihr’ that is the reader’s, at the beginning of a sentence. */
const readerHas =
  'Anmeldung|Antwort|E-Mail-Adresse|Erinnerung|Fassung|Fotos|Gerät|Konto|Kopie|Name|Text|Wahl|eigenen Angaben|persönlicher Link'
/** The first words of a clause, which a comma closes. */
const clause =
  '(um|ohne|((an|auf|aus|in|mit) )?(bevor|bis|damit|das|dass|dem|den|der|die|sobald|was|weil|wenn|wie))'

/** Words that no native says, by what to say instead. */
const mistakes: Record<string, RegExp> = {
  'the noun of a thing, because ‘Sie’ and ‘Ihr’ at a beginning are the reader': new RegExp(
    `(?<=['\`]|[.!?:] )(Sie (?!(${readerDoes})\\b)|Ihre?[mnrs]? (?!(${readerHas})\\b))[\\wäöü]`,
  ),
  'Diashow and Probelauf': /Vorführung|\b(Proben?|proben|geprobt)\b/,
  Beispieltext: /mitgeliefert|unsere Worte/i,
  'an before the name of the person who died': /Erinnerung(en)? von \$\{/,
  'oder without a comma, unless a clause ends there': new RegExp(
    `(?<=[,.:;!?'\`–(])(?! *${clause}\\b)[^,.:;!?'\`–(]*, oder `,
    'i',
  ),
  freiwillig: /wenn Sie möchten[).]/,
  'endgültig gelöscht': /endgültig weg/,
  'Format, because ‘Art’ is said of plants': /von (einer|seltener) Art\b|Bild der Art/,
  'starten and stoppen of a run': /'Aufhören'/,
  'Termin, because a Trauerfeier is only one of them': /Trauerfeiern|Trauerfeier „/,
}

const german = sources.filter(({ path }) => path.startsWith('languages/de/'))

for (const [instead, mistake] of Object.entries(mistakes))
  test(`in German we say ${instead}`, () => {
    const found = german.flatMap(({ path, text }) => {
      const lines = text.split('\n').map((line) => line.trim())
      return lines
        .filter((line) => !/^\/?\*/.test(line) && mistake.test(line))
        .map((line) => `${path}: ${line}`)
    })
    assert.deepEqual(found, [])
  })

test('in German mails, the first sentence goes on with a small letter after the comma of the greeting', () => {
  const first = [
    digest.since('Anna'),
    invitation.invited('Anna', null),
    memories.answerMail.answered('Anna'),
    memories.linkMail.link('Anna'),
    safekeeping.needsHelp('Anna'),
  ]
  assert.deepEqual(
    first.filter((sentence) => !/^(\p{Ll}|Sie\b)/u.test(sentence)),
    [],
  )
})
