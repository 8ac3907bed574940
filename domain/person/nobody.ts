import { listNameSpellings } from './names.ts'

/** Whether a name is what a program writes for a face that nobody has named, such as 'Unknown', 'Unbekannte Person 2' or '?'. */
export const isNobody = (name: string): boolean => {
  const spellings = listNameSpellings(name.replaceAll(/\d+/g, ''))
  return spellings.length === 0 || spellings.some((spelling) => nobodies.has(spelling))
}

/** Names for nobody as Picasa, digiKam, Lightroom, Apple Photos, Windows and Google write them in each language, and as people type them. */
const placeholders = `
  unknown, unknown person, unknown face, person unknown, unnamed, unnamed person, not named, no name, noname, untitled, unidentified,
  unidentified person, not identified, anonymous, nobody, n n, nn, n a, none, null, undefined, face, person, people, stranger, unconfirmed,
  ignored, add name, add a name, who is this,
  unbekannt, unbekannte, unbekannter, unbekannte person, unbekanntes gesicht, unbenannt, unbenannte person, ohne name, ohne namen,
  kein name, namenlos, ohne titel, nicht identifiziert, gesicht, unbestätigt, ignoriert, niemand, name hinzufügen, wer ist das,
  inconnu, inconnue, personne inconnue, visage inconnu, sans nom, sans titre, non identifié, non identifiée, personne non identifiée,
  non nommé, non nommée, anonyme, visage, personne, non confirmé, ignoré, ajouter un nom,
  desconocido, desconocida, persona desconocida, rostro desconocido, sin nombre, sin título, sin identificar, no identificado,
  no identificada, anónimo, anónima, rostro, persona, nadie, sin confirmar, ignorado, añadir nombre,
  nieznany, nieznana, nieznane, nieznana osoba, osoba nieznana, nieznana twarz, bez nazwy, bez imienia, bez nazwiska, bez tytułu,
  niezidentyfikowany, niezidentyfikowana, niezidentyfikowana osoba, anonim, twarz, osoba, nikt, niepotwierdzone, zignorowane, dodaj imię,
  לא ידוע, לא ידועה, לא מוכר, לא מוכרת, לא מזוהה, אדם לא ידוע, אלמוני, אלמונית, ללא שם, בלי שם, ללא כותרת, פנים, הוסף שם`

const nobodies = new Set(placeholders.split(',').flatMap(listNameSpellings))
