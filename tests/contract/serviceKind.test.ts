import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findServiceKind } from '../../contract/memorial/serviceKind.ts'
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
      'Trauerfeier; Messe; Eucharistiefeier; Feier der Eucharistie; Lebensfeier mit Gottesdienst; Taschentausch',
    reception: 'Trauerkaffee im Gasthof; Empfang',
  },
  es: {
    celebration:
      'Celebración de la vida; Celebración de vida; Celebracion de su vida; Celebrando la vida de Ana',
    ashes: 'Despedida de las cenizas',
    memorial:
      'Celebración de la Eucaristía; CELEBRACIÓN DE LA PALABRA; Celebración religiosa; Celebración de la vida eterna; Misa por su vida',
    reception: 'Recepción; Encuentro con la familia',
  },
  fr: {
    celebration: 'Célébration de vie; Célébration de la vie de Jean; Celebration d’une vie; Hommage à sa vie',
    ashes: 'Dispersion des cendres',
    memorial:
      'Célébration religieuse; Celebration religieuse; Célébration des obsèques; CÉLÉBRATION DE LA PAROLE; Célébration eucharistique; Célébration de vie et messe; Célébration d’adieu',
    reception: 'Réception; Collation',
  },
  he: {
    celebration: 'חגיגת חייו; חגיגה של החיים',
    ashes: 'פיזור האפר',
    memorial: 'לוויה; אזכרה; תפילה לזכרו; טקס דתי',
    reception: 'מפגש לזכרו',
  },
  pl: {
    celebration: 'Spotkanie wspomnieniowe; Celebracja życia; Święto jej życia',
    ashes: 'Złożenie prochów; Pożegnanie urny',
    memorial: 'Pogrzeb; Msza święta; Celebracja Eucharystii; Celebracja życia i msza',
    reception: 'Stypa; Konsolacja',
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
