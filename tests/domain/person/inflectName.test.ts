import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inflectName, proposeForms } from '../../../domain/person/inflectName.ts'

/** Names with their two forms. */
const names = {
  he: `Władysław Jan Lipiński, Władysława Jana Lipińskiego, Władysławie Janie Lipińskim; Krzysztof Wójcik,
  Krzysztofa Wójcika, Krzysztofie Wójciku; Marek Kaczmarek, Marka Kaczmarka, Marku Kaczmarku; Paweł Zięba,
  Pawła Zięby, Pawle Ziębie; Jerzy Biały, Jerzego Białego, Jerzym Białym; Andrzej Wróbel, Andrzeja Wróbla,
  Andrzeju Wróblu; Tomasz Krawiec, Tomasza Krawca, Tomaszu Krawcu; Piotr Stępień, Piotra Stępnia,
  Piotrze Stępniu; Aleksander Zając, Aleksandra Zająca, Aleksandrze Zającu; Michał Matejko,
  Michała Matejki, Michale Matejce; Robert Nowak-Wiśniewski, Roberta Nowaka-Wiśniewskiego,
  Robercie Nowaku-Wiśniewskim; Ernest Lis, Ernesta Lisa, Erneście Lisie; Daniel Kania, Daniela Kani,
  Danielu Kani; Sylwester Król, Sylwestra Króla, Sylwestrze Królu; Marceli Bąk, Marcelego Bąka,
  Marcelim Bąku; Kasper Orzeł, Kaspra Orła, Kasprze Orle; Bazyli Kopeć, Bazylego Kopcia, Bazylim Kopciu;
  Kazimierz Kwiecień, Kazimierza Kwietnia, Kazimierzu Kwietniu; Jan Styczeń, Jana Stycznia,
  Janie Styczniu; Jan Basista, Jana Basisty, Janie Basiście; Jan Piecha, Jana Piechy, Janie Piesze;
  Konrad Burza, Konrada Burzy, Konradzie Burzy; Jan Goniec, Jana Gońca, Janie Gońcu; Jan Marzec,
  Jana Marca, Janie Marcu; Jan Strzelec, Jana Strzelca, Janie Strzelcu; Jan Grudzień, Jana Grudnia,
  Janie Grudniu; Jan Puzoń, Jana Puzonia, Janie Puzoniu`,
  she: `Zofia Nowak-Wiśniewska, Zofii Nowak-Wiśniewskiej, Zofii Nowak-Wiśniewskiej; Jadwiga Zawadzka,
  Jadwigi Zawadzkiej, Jadwidze Zawadzkiej; Agnieszka Sikora, Agnieszki Sikory, Agnieszce Sikorze;
  Urszula Mazur, Urszuli Mazur, Urszuli Mazur; Alicja Wrona, Alicji Wrony, Alicji Wronie; Maja Kasia Duda,
  Mai Kasi Dudy, Mai Kasi Dudzie; Stefania Matejko, Stefanii Matejko, Stefanii Matejko; Danuta Ewa Lis,
  Danuty Ewy Lis, Danucie Ewie Lis; Bogumiła Lis, Bogumiły Lis, Bogumile Lis`,
}
for (const pronoun of ['he', 'she'] as const)
  for (const row of names[pronoun].split(/;\s+/)) {
    const [name = '', genitive, locative] = row.split(/,\s+/)
    test(`of ${name} becomes ${genitive}, and about ${locative}`, () => {
      assert.deepEqual(inflectName(name, pronoun), { genitive, locative })
    })
  }

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
  const unsure = {
    he: 'Jan Mróz, Jan Gwiazda, Jan Gołąb, Jan III Sobieski, ks. Jan Nowak, Jan von Berg, Jan Kozieł, Lew Nowak, Max, ',
    she: 'Anna Sowa, Anna Czarna, Anna Mała, Anna Mądra, Anna Sienna, Anna z Domu, רות לוי',
  }
  for (const pronoun of ['he', 'she'] as const)
    for (const name of unsure[pronoun].split(', '))
      assert.deepEqual(inflectName(name, pronoun), { genitive: '', locative: '' }, name)
})
