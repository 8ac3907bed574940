import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inflectName, proposeForms } from '../../../domain/person/inflectName.ts'

const men: [string, string, string][] = [
  ['Jan Nowak', 'Jana Nowaka', 'Janie Nowaku'],
  ['Władysław Jan Lipiński', 'Władysława Jana Lipińskiego', 'Władysławie Janie Lipińskim'],
  ['Krzysztof Wójcik', 'Krzysztofa Wójcika', 'Krzysztofie Wójciku'],
  ['Marek Kaczmarek', 'Marka Kaczmarka', 'Marku Kaczmarku'],
  ['Paweł Zięba', 'Pawła Zięby', 'Pawle Ziębie'],
  ['Jerzy Biały', 'Jerzego Białego', 'Jerzym Białym'],
  ['Antoni Mazur', 'Antoniego Mazura', 'Antonim Mazurze'],
  ['Andrzej Wróbel', 'Andrzeja Wróbla', 'Andrzeju Wróblu'],
  ['Tomasz Krawiec', 'Tomasza Krawca', 'Tomaszu Krawcu'],
  ['Piotr Stępień', 'Piotra Stępnia', 'Piotrze Stępniu'],
  ['Wojciech Duda', 'Wojciecha Dudy', 'Wojciechu Dudzie'],
  ['Aleksander Zając', 'Aleksandra Zająca', 'Aleksandrze Zającu'],
  ['Michał Matejko', 'Michała Matejki', 'Michale Matejce'],
  ['Robert Nowak-Wiśniewski', 'Roberta Nowaka-Wiśniewskiego', 'Robercie Nowaku-Wiśniewskim'],
  ['Ernest Lis', 'Ernesta Lisa', 'Erneście Lisie'],
  ['Daniel Kania', 'Daniela Kani', 'Danielu Kani'],
  ['Sylwester Król', 'Sylwestra Króla', 'Sylwestrze Królu'],
  ['Marceli Bąk', 'Marcelego Bąka', 'Marcelim Bąku'],
  ['Kasper Orzeł', 'Kaspra Orła', 'Kasprze Orle'],
  ['Bazyli Kopeć', 'Bazylego Kopcia', 'Bazylim Kopciu'],
  ['Kazimierz Kwiecień', 'Kazimierza Kwietnia', 'Kazimierzu Kwietniu'],
  ['Jan Styczeń', 'Jana Stycznia', 'Janie Styczniu'],
]
const women: [string, string, string][] = [
  ['Anna Kowalska', 'Anny Kowalskiej', 'Annie Kowalskiej'],
  ['Zofia Nowak-Wiśniewska', 'Zofii Nowak-Wiśniewskiej', 'Zofii Nowak-Wiśniewskiej'],
  ['Maria Nowak', 'Marii Nowak', 'Marii Nowak'],
  ['Jadwiga Zawadzka', 'Jadwigi Zawadzkiej', 'Jadwidze Zawadzkiej'],
  ['Agnieszka Sikora', 'Agnieszki Sikory', 'Agnieszce Sikorze'],
  ['Barbara Zięba', 'Barbary Zięby', 'Barbarze Ziębie'],
  ['Urszula Mazur', 'Urszuli Mazur', 'Urszuli Mazur'],
  ['Alicja Wrona', 'Alicji Wrony', 'Alicji Wronie'],
  ['Hania Gajda', 'Hani Gajdy', 'Hani Gajdzie'],
  ['Maja Kasia Duda', 'Mai Kasi Dudy', 'Mai Kasi Dudzie'],
  ['Stefania Matejko', 'Stefanii Matejko', 'Stefanii Matejko'],
  ['Danuta Ewa Lis', 'Danuty Ewy Lis', 'Danucie Ewie Lis'],
]
for (const [pronoun, names] of [['he', men] as const, ['she', women] as const])
  for (const [name, genitive, locative] of names)
    test(`of ${name} becomes ${genitive}, and about ${locative}`, () => {
      assert.deepEqual(inflectName(name, pronoun), { genitive, locative })
    })

test('the forms follow the name as it is typed, until the family has written others', () => {
  const before = {
    name: 'Jan Now',
    pronoun: 'he' as const,
    nameGenitive: 'Jana Nowa',
    nameLocative: 'Janie Nowie',
  }
  const after = { name: 'Jan Nowak', pronoun: 'he' as const }
  assert.deepEqual(proposeForms(before, after), { nameGenitive: 'Jana Nowaka', nameLocative: 'Janie Nowaku' })
  assert.deepEqual(proposeForms({ ...before, nameLocative: 'Jasiu' }, after), {
    nameGenitive: 'Jana Nowaka',
    nameLocative: 'Jasiu',
  })
  const ofHer = proposeForms(
    { ...before, name: '', nameGenitive: '' },
    { name: 'Anna Nowak', pronoun: 'she' },
  )
  assert.equal(ofHer.nameGenitive, 'Anny Nowak')
})

test('nothing is proposed for a name that could have several forms, or that is not Polish', () => {
  const unsure = [
    'Jan Mróz',
    'Jan Gwiazda',
    'Jan Gołąb',
    'Jan III Sobieski',
    'ks. Jan Nowak',
    'Jan von Berg',
    'Jan Kozieł',
    'Lew Nowak',
    'Max',
    '',
  ]
  for (const name of unsure) assert.deepEqual(inflectName(name, 'he'), { genitive: '', locative: '' }, name)
  for (const name of [
    'Anna Sowa',
    'Anna Czarna',
    'Anna Mała',
    'Anna Mądra',
    'Anna Sienna',
    'Anna z Domu',
    'רות לוי',
  ])
    assert.deepEqual(inflectName(name, 'she'), { genitive: '', locative: '' }, name)
})
