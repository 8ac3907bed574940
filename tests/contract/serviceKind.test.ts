import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findServiceKind, saysKind } from '../../contract/memorial/serviceKind.ts'
import { type Language, languageNames, languages } from '../../domain/language.ts'
import { isReception } from '../../server/features/obituary/isReception.ts'

type Kind = ReturnType<typeof findServiceKind>

/** Titles of each kind, with semicolons between them. The interim obituary counts a reception as a gathering. */
const titles: Record<Language, Record<Kind | 'reception', string>> = {
  en: {
    celebration: 'Celebration of Life; Celebrating Walter; Celebration of Life, Boston, Mass.',
    ashes: 'Ashes Ceremony; Scattering of the Ashes; Mass and Interment of the Ashes',
    memorial:
      'Funeral; Celebration of the Eucharist; Mass to celebrate his life; Religious celebration; Celebration of the Word; Celebration of the Liturgy; Funeral Celebration with Holy Communion; Celebration of the Resurrection; Requiem Celebration; Celebration of Christian Burial; Worship and Celebration',
    reception: 'Reception; Reception after the Mass',
  },
  de: {
    celebration: 'Lebensfeier; Feier seines Lebens; Fest des Lebens für Anna',
    ashes: 'Beisetzung der Asche; Urnenbeisetzung',
    memorial:
      'Trauerfeier; Abdankung; Verabschiedung; Aussegnung; Abschied am Sarg; Gedenkfeier; Messe; Eucharistiefeier; Feier der Eucharistie; Lebensfeier mit Gottesdienst; Taschentausch',
    reception: 'Trauerkaffee im Gasthof; Empfang; Leidmahl; Zehrung im Gasthaus; Kaffee und Kuchen',
  },
  es: {
    celebration:
      'Celebración de la vida; Celebración de vida; Celebracion de su vida; Celebrando la vida de Ana',
    ashes: 'Despedida de las cenizas; Entrega de la urna',
    memorial:
      'Celebración de la Eucaristía; CELEBRACIÓN DE LA PALABRA; Celebración religiosa; Celebración de la vida eterna; Misa por su vida; Velación; Responso; Levantamiento de la cruz',
    reception: 'Recepción; Encuentro con la familia',
  },
  fr: {
    celebration: 'Célébration de vie; Célébration de la vie de Jean; Celebration d’une vie; Hommage à sa vie',
    ashes: 'Dispersion des cendres; Dépôt de l’urne',
    memorial:
      'Célébration religieuse; Celebration religieuse; Célébration des obsèques; CÉLÉBRATION DE LA PAROLE; Célébration eucharistique; Célébration de vie et messe; Célébration d’adieu; Hommage; Recueillement; Exposition au salon',
    reception: 'Réception; Collation; Verre du souvenir; Verre de l’amitié',
  },
  he: {
    celebration: 'חגיגת חייו; חגיגה של החיים',
    ashes: 'פיזור האפר; פיזור אפרו',
    memorial: 'לוויה; הלווייתו; שבעה; אזכרה; גילוי מצבה; תפילה לזכרו; טקס דתי',
    reception: 'מפגש לזכרו; במפגש; סעודת הבראה',
  },
  pl: {
    celebration: 'Spotkanie wspomnieniowe; Celebracja życia; Święto jej życia',
    ashes: 'Złożenie prochów; Złożenie urny; Pożegnanie z urną',
    memorial:
      'Pogrzeb; Różaniec; Msza św.; Wyprowadzenie; Uroczystości pogrzebowe; Po Mszy; Celebracja Eucharystii; Celebracja życia i msza',
    reception: 'Stypa; Zapraszamy na stypę; Konsolacja; Poczęstunek; Obiad',
  },
}

for (const language of languages)
  test(`a title in ${languageNames[language]} says by its meaning of what kind a service is`, () => {
    const { reception, ...kinds } = titles[language]
    for (const [kind, each] of Object.entries(kinds))
      for (const title of each.split('; '))
        assert.deepEqual([findServiceKind(title), isReception(title)], [kind, kind === 'celebration'], title)
    for (const title of reception.split('; '))
      assert.deepEqual([findServiceKind(title), isReception(title)], ['memorial', true], title)
  })

test('a title says its kind in its own language alone, so that a reader of another one gets a label', () => {
  for (const language of languages)
    for (const kind of ['celebration', 'ashes'] as const)
      for (const title of titles[language][kind].split('; ')) {
        assert.ok(saysKind(title, kind, language), title)
        const other = language === 'he' ? 'pl' : 'he'
        assert.ok(!saysKind(title, kind, other), title)
      }
})
