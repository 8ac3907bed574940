import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyPerson, toPerson } from '../../domain/person/person.ts'
import { inLanguage } from '../../languages/inLanguage.ts'
import { sources } from '../support/project/sources.ts'

/** The lines with sentences. The sample life is a family's own text, about a man. */
const lines = sources
  .filter(({ path }) => /^languages\/pl\/\w+\/(?!sampleObituary)/.test(path))
  .flatMap(({ path, text }) => text.split('\n').map((line) => `${path}: ${line.trim()}`))
  .filter((line) => !/: (\/?\*|\/\/|import )/.test(line))

/** Words that hurt, or that no native says here, by what is said instead. */
const stumbles: Record<string, RegExp> = {
  '‘trwale usunięte’, because ‘na zawsze’ belongs to death notices': /na zawsze/i,
  '‘zdjęcia i nagrania’, because ‘pozycje’ are taken in stock': /pozycj/i,
  '‘Utwórz’, because one does not cook a PDF': /['`]Zrób |zrobi z /,
  '‘Rodzina’ or ‘Rodzina Jana Nowaka’, because a dead man signs nothing': /rodzin[ay] \(|Rodzina: /i,
  '‘Nowy poda rodzina’, because ‘proszę poprosić’ is an echo': /proszę poprosić/i,
  '‘Jest już strona’, because the past tense of ‘we’ tells women from men': /\p{L}(liśmy|łyśmy)(?!\p{L})/u,
  '‘Wpisany tekst’, because the past tense of ‘you’ tells a woman from a man': /\p{L}(łeś|łaś)(?!\p{L})/u,
  'nothing that guesses whether the reader is a woman or a man':
    /(?<!\p{L})(pan(ie|em|u)?|pani[ąę]?|państw[oau]|pewien|pewna|(za|wy)logowan[ya]|twoj\p{L}*|twój)(?!\p{L})/iu,
  'what can be done, because ‘Kto …, może’ is a proverb':
    /(['`]|\. )Kto [^'`?]*, (może|zobaczy|loguje|nie)(?!\p{L})/u,
  'a sentence or a dash, because a name after a colon is a card in an index':
    /(pamięci|pamięć|wspomnieni[aeou]|odpowiedź|rodzina|zaproszenie): \$\{(name|author)/i,
  'one word for one thing: goście, historia życia, datek, sprawdzenie pokazu, plansza, pogrzeb':
    /odwiedzając|nekrolog|(?<!\p{L})dar(u|ze|em|y|ów)?(?!\p{L})|(?<!\p{L})prób(a|ę|y|ie)? (generaln|na tym)|'Próba|plakat|uroczystości pożegnaln|na pożegnanie|zostaw wspomnienie|'Główna'/iu,
  '‘bez internetu’, because guests have no net': /bez sieci|wróci sieć|routera/i,
  '‘tymczasem’ or nothing': /międzyczas|zgodnie z prośbą|nastąpiło/i,
  'what is written there, because a dashboard does not speak':
    /(panel|lista|strona|docs\/\w+\.md|json) mówi/i,
}

for (const [better, stumble] of Object.entries(stumbles))
  test(`in Polish, we say ${better}`, () => {
    assert.deepEqual(
      lines.filter((line) => stumble.test(line)),
      [],
    )
  })

test('no Polish sentence of the server can end a line with a word of one letter', () => {
  const list = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(list) : [value]
  const hanging = list({ ...inLanguage('pl', anyPerson) }).filter((text) =>
    /(^|\s)[aiouwz] /i.test(String(text)),
  )
  assert.deepEqual(
    hanging.filter((text) => typeof text === 'string'),
    [],
  )
})

const zofia = { pronoun: 'she', name: 'Zofia Nowak', nameGenitive: '', nameLocative: '' } as const
const cases = { nameGenitive: 'Zofii Nowak', nameLocative: 'Zofii Nowak' }
const say = (person: Parameters<typeof toPerson>[0]) => {
  const { mail, memories, feed, safekeeping, book, http } = inLanguage('pl', toPerson(person))
  const said = [
    mail.sender(person.name),
    mail.familyOf(person.name),
    mail.memorialOf(person.name),
    memories.answerMail.subject(person.name),
    safekeeping.subject(person.name),
    feed.memory(person.name),
    book.obituary,
    book.familyThanks,
    http.day.born(1941),
  ]
  return said.map((text) => text.replaceAll('\u00a0', ' '))
}

test('in Polish, the name has its forms as the family wrote them, and sentences speak of her', () => {
  assert.deepEqual(say({ ...zofia, ...cases }), [
    'Ku pamięci Zofii Nowak',
    'Rodzina Zofii Nowak',
    'Strona pamięci Zofii Nowak',
    'Odpowiedź rodziny na wspomnienie o Zofii Nowak',
    'Strona pamięci Zofii Nowak wymaga uwagi',
    'Wspomnienie o Zofii Nowak',
    'Jej życie',
    'Rodzina dziękuje za obecność i za każde wspomnienie o Zofii Nowak.',
    'Tego dnia w 1941 roku przyszła na świat',
  ])
})

test('in Polish, without the forms no sentence inflects the name, and none has it after a colon', () => {
  assert.deepEqual(say(zofia), [
    'Zofia Nowak – strona pamięci',
    'Rodzina',
    'Strona pamięci „Zofia Nowak”',
    'Odpowiedź rodziny na wspomnienie',
    'Strona pamięci „Zofia Nowak” wymaga uwagi',
    'Nowe wspomnienie',
    'Jej życie',
    'Rodzina dziękuje za obecność i za każde wspomnienie.',
    'Tego dnia w 1941 roku przyszła na świat',
  ])
})
