import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitNames } from '../../../domain/person/splitNames.ts'

/** Each text with its names, between semicolons. */
const named = {
  'Anna, Bert, Clara': 'Anna; Bert; Clara',
  'anna,bert': 'anna; bert',
  'Inga Lind , Paul,': 'Inga Lind; Paul',
  'Anna، Bert，Clara、Dora': 'Anna; Bert; Clara; Dora',
  'Helen and Emil': 'Helen; Emil',
  'Helen And Emil': 'Helen; Emil',
  'Helen  and\u00a0 Emil': 'Helen; Emil',
  'Anna, Bert, and Clara': 'Anna; Bert; Clara',
  'Anna & Bert': 'Anna; Bert',
  'Anna und Bert Müller': 'Anna; Bert Müller',
  'Anna, geb. Schmidt und Bert': 'Anna, geb. Schmidt; Bert',
  'Marie et Jean-Luc Dupont': 'Marie; Jean-Luc Dupont',
  'Ana y Luis Pérez': 'Ana; Luis Pérez',
  'María e Inés': 'María; Inés',
  'José, y Pablo': 'José; Pablo',
  'Anna Kowalska i Piotr': 'Anna Kowalska; Piotr',
  'Anna oraz Piotr': 'Anna; Piotr',
  'Anna und Otto von Berg': 'Anna; Otto von Berg',
  'מרים ודוד': 'מרים; דוד',
  'מרים, יעקב ו־דוד': 'מרים; יעקב; דוד',
  // the words after a comma are of the name before it
  'Anna Müller, geb. Schmidt': 'Anna Müller, geb. Schmidt',
  'Anna Müller, geborene Schmidt, Bert': 'Anna Müller, geborene Schmidt; Bert',
  'Hannelore Kühn, née Braun, and Paul': 'Hannelore Kühn, née Braun; Paul',
  'Walter Hale, Jr.': 'Walter Hale, Jr.',
  'Walter Hale, Sr., Walter Hale, III': 'Walter Hale, Sr.; Walter Hale, III',
  'Ann Hale, born Smith': 'Ann Hale, born Smith',
  'Anna Nowak, z d. Lis, Piotr': 'Anna Nowak, z d. Lis; Piotr',
  'Anna Nowak, z domu Lis': 'Anna Nowak, z domu Lis',
  'Anna Rossi, nata Bianchi': 'Anna Rossi, nata Bianchi',
  'רות כהן, לבית לוי': 'רות כהן, לבית לוי',
  // not sure, and so as typed
  'the Hale family and friends': 'the Hale family and friends',
  'Anna and the children': 'Anna and the children',
  'Anna und Kinder': 'Anna und Kinder',
  'Karl Berg, the mayor': 'Karl Berg, the mayor',
  'Mr. and Mrs. Hale': 'Mr. and Mrs. Hale',
  'Oma und Opa': 'Oma und Opa',
  'anna and bert': 'anna and bert',
  'José Ortega y Gasset': 'José Ortega y Gasset',
  'Elizabeth I Windsor': 'Elizabeth I Windsor',
  'יעל ורד': 'יעל ורד',
  'אנה וגנר': 'אנה וגנר',
  'Andy Sandoval': 'Andy Sandoval',
}

test('what is typed at ‘Who’ is parted into names only where that is sure', () => {
  for (const [text, names] of Object.entries(named))
    assert.deepEqual(splitNames(text), { names: names.split('; '), remarks: [] }, text)
})

const aboutThePicture = [
  'I do not know',
  'I don’t know, sorry',
  'her brother Otto, I think',
  'I think it is Karl’s brother Otto',
  'Otto, I think',
  'her sister Inge',
  'Maybe Bert',
  'Not sure',
  'no idea',
  'Otto?',
  'From left: Anna, Bert',
  '1962',
  'keine Ahnung',
  'Weiß ich nicht',
  'weiss nicht',
  'vielleicht Tante Gerda',
  'ihre Schwester Inge',
  'je ne sais pas',
  'Aucune idée',
  'sa sœur, je crois',
  'no sé',
  'No lo sé',
  'creo que es Pablo',
  'nie wiem',
  'chyba Piotr',
  'jej siostra Anna',
  'לא יודע',
  'לא יודעת מי זאת',
  'אולי דוד',
  'האחות שלה',
  'x'.repeat(101),
]

test('what says a doubt, or nothing of a name, is words about the picture', () => {
  for (const text of aboutThePicture) assert.deepEqual(splitNames(text), { names: [], remarks: [text] }, text)
  const both = { names: ['Anna'], remarks: ['the other one I don’t know'] }
  assert.deepEqual(splitNames('Anna, the other one I don’t know'), both)
})
