import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sources } from '../support/project/sources.ts'

/** The lines with sentences. The sample life is a family's own text, about a man. */
const lines = sources
  .filter(({ path }) => /^languages\/es\/\w+\/(?!sampleObituary)/.test(path))
  .flatMap(({ path, text }) => text.split('\n').map((line) => `${path}: ${line.trim()}`))
  .filter((line) => !/: (\/?\*|\/\/|import )/.test(line))

/** Words over which a reader in Spain or in Mexico stumbles, by what is said instead. */
const stumbles: Record<string, RegExp> = {
  '‘su ser querido’ or the noun, because ‘él’ is cold, and wrong for a woman':
    /\b(de|sobre|a|nació) él(?!\p{L})|\bdel hombre\b|\bpara recordarl[oa]\b|\bl[oa] cuidó\b/iu,
  '‘del fallecimiento’, ‘una vida’, because ‘su muerte’ is the reader’s':
    /\bsu (muerte|fallecimiento|(?<!celebración de su )vida|entierro|funeral)\b|\ble (diremos|dijimos) adiós/i,
  '‘los visitantes’, ‘varias personas’, because nobody is invited, and a visit is nobody':
    /\binvitad[oa]s?\b|\b(l?as|una|esta|de|y) visitas?\b/i,
  '‘Lo eliminado’, because a ‘recuerdo’ in a bin that ‘desapareció para siempre’ hurts':
    /papelera|\bdesapare[cz]|para siempre|['`]Ya no está[,.]|\bQuitar a\b/i,
  '‘sin conexión’, because ‘sin red’ is a trapeze': /\b(sin|no hay|vuelva la|con) red\b/i,
  'no comma before ‘o’ and ‘y’, which is English': /(?<!vida larga), [oyu] /,
  '‘Inténtelo de nuevo’, because ‘por favor’ after each error is a pattern and no person':
    /(?<!Un momento|Sin flores), por favor|Vuelva a intentar/i,
  'nothing that guesses whether the reader is a woman or a man':
    /(?<!la )\bbienvenid[oa]|\bestimad[oa]|(?<!ser )\bquerid[oa]\b|\bsegur[oa]\b|\b[lL][eo] (invit|llam|est[aá]n? esperando)/i,
  'words that are good on both shores':
    /\bpuls[aeó]|\bratón|altavo[zc]|bocina|\brellen|(?<!\p{L})añad|\bordenador|computadora|\bmóvil|celular|\bvosotr|\bentretanto\b|\bmandar|\bpuestos?\b/iu,
  'one word for one thing: proyección, reintentar, compartir, portada, foto o video':
    /presentaci|'Volver a intentar'|\bdejar un recuerdo|\bcubierta\b|\belementos?\b|\bpara el día\b/i,
}

for (const [better, stumble] of Object.entries(stumbles))
  test(`in Spanish, we say ${better}`, () => {
    const found = lines.filter((line) => stumble.test(line))
    assert.deepEqual(found, [])
  })
