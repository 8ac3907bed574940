import type { fieldTexts as en } from '../../en/memorial/fields.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const fieldTexts = sentences<typeof en>({
  text: 'Hier gehört Text hin',
  tooLong: (maxLength) => `Das kann höchstens ${formatNumber(maxLength)} Zeichen lang sein`,
  tooManyLines: (maxLines, count) =>
    `Hier ist Platz für ${plural(maxLines, { one: '# Zeile', other: '# Zeilen' })}, es sind aber ${formatNumber(count)}.`,
  lineTooLong: (line, excess, beginning) =>
    `Zeile ${line} ist um ${plural(excess, { one: '# Buchstaben', other: '# Buchstaben' })} zu lang: „${beginning}…“.`,
  tooManyNames: (maxNames) => `Ein Foto kann höchstens ${formatNumber(maxNames)} Namen haben`,
  unstorable: 'Hier ist ein Zeichen dabei, das sich nicht speichern lässt',
  email: 'Das ist keine E-Mail-Adresse',
  emailNeeded: 'Hier fehlt eine E-Mail-Adresse',
  localPath: 'Das muss leer sein oder mit / anfangen',
  webAddress: 'Das muss ein Link sein, der mit https:// oder http:// anfängt',
  name: 'Hier fehlt ein Name',
  hisName: 'Hier fehlt der Name',
  sampleName: 'Das ist der Name aus dem Beispiel. Bitte tragen Sie den richtigen ein.',
  sampleText: 'Dieser Text handelt von dem Mann aus dem Beispiel. Bitte schreiben Sie einen eigenen.',
  sampleDate:
    'Dieses Datum stammt aus dem Beispiel. Wenn es trotzdem stimmt, speichern Sie es bitte zusammen mit dem Namen.',
  title: 'Hier fehlt ein Titel',
  date: 'Hier fehlt ein Datum; wenn es noch nicht feststeht, schreiben Sie „noch offen“',
  time: 'Hier fehlt eine Uhrzeit; wenn sie noch nicht feststeht, schreiben Sie „noch offen“',
  edtf: 'Ein Datum schreibt man so: 1958, 1958-06 oder 1958-06-01',
  location: 'Hier fehlt ein Ort; wenn er noch nicht feststeht, schreiben Sie „noch offen“',
  obituary: 'Im Nachruf steht noch nichts',
  login: 'Bitte geben Sie Namen und Passwort ein',
  familyPasswordMissing: 'Hier fehlt ein Passwort',
  wrongPassword: 'Das ist nicht das bisherige Passwort',
  timezone:
    'Keine Zeitzone heißt so. Schreiben Sie die Region und eine große Stadt dort, etwa Europe/Berlin oder America/Chicago.',
  nameTaken: 'Dieser Name ist hier schon vergeben',
  unusable: 'Das lässt sich nicht verwenden',
  slideshowSentence: 'Diese Worte stehen nicht in der Erinnerung; bitte wählen Sie einen Satz daraus',
  currentPassword: 'Hier fehlt das bisherige Passwort',
  newPassword: 'Das Passwort braucht mindestens 10 Zeichen',
  familyPassword: 'Das Passwort braucht mindestens 8 Zeichen',
  purpose: 'Bitte schreiben Sie, wofür der Link ist',
  invitationKey: 'Hier fehlt der Schlüssel einer Einladung',
  crop: 'Das ist kein Ausschnitt des Bildes',
  writerKey: 'Hier fehlt der Schlüssel eines persönlichen Links',
  answer: 'Bitte schreiben Sie, wer auf dem Foto ist oder wann oder wo es entstanden ist',
})
