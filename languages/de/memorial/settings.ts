import { limits } from '../../../contract/limits.ts'
import type { settingTexts as en } from '../../en/memorial/settings.ts'
import { sentences } from '../grammar.ts'

export type { SettingText } from '../../en/memorial/settings.ts'

export const settingTexts = sentences<typeof en>({
  name: { label: 'Name', sample: 'Walter Arne Lindner', neutral: '' },
  pronoun: {
    label: 'Wie sprechen die Seiten von ihm oder ihr?',
    hint: 'Zum Beispiel: „Er wurde geboren …“ oder „Sie wurde geboren …“.',
    says: {
      he: 'So sprechen die Seiten von ihm: „Er wurde geboren …“',
      she: 'So sprechen die Seiten von ihr: „Sie wurde geboren …“',
    },
    change: 'Ändern',
    missing: 'Bitte wählen Sie, wie die Seiten von ihm oder ihr sprechen',
    choices: {
      he: { label: 'Mit „er“' },
      she: { label: 'Mit „sie“' },
      name: { label: 'Nur mit dem Namen' },
    },
  },
  nameGenitive: { label: 'Der Name auf Polnisch: kogo?', hint: 'Zum Beispiel Jana Nowaka.' },
  nameLocative: { label: 'Der Name auf Polnisch: o kim?', hint: 'Zum Beispiel Janie Nowaku.' },
  birthDate: {
    label: 'Geburtsdatum',
    hint: 'Zum Beispiel: 12. Mai 1948.',
    sample: '12. Mai 1948',
    neutral: '',
  },
  deathDate: {
    label: 'Sterbedatum',
    hint: 'Zum Beispiel: 9. Februar 2025.',
    sample: '9. Februar 2025',
    neutral: '',
  },
  tribute: {
    label: 'Ein Satz für die Startseite',
    hint: 'Gern auch zwei. Zu lesen auch in der Vorschau, wenn jemand den Link im Familienchat schickt.',
    sample:
      'Er baute Brücken, hielt Bienen und hatte immer Zeit. Wer sich zu ihm setzte, stand ein wenig leichter wieder auf.',
    neutral: '',
  },
  portraitPath: {
    label: 'Porträt',
    hint: 'Zu sehen auf der Startseite und in der Vorschau von Links. Ohne Porträt sehen Besucher eine Zeichnung.',
  },
  donationUrl: {
    label: 'Link zum Spenden',
    hint: 'Wohin die Schaltfläche führt. Bleibt das Feld leer, gibt es keine.',
  },
  donationCharity: {
    label: 'Wofür gespendet wird',
    hint: 'Auf der Schaltfläche steht „Spenden für“ und dieser Name.',
  },
  donationText: {
    label: 'Worte zur Spende',
    hint: 'Bleiben diese Worte und der Link leer, gibt es den Abschnitt nicht.',
    sample: '',
    /** only if the family has kept our words in English */
    neutral:
      'Wenn Sie zum Gedenken etwas geben möchten, bittet die Familie um eine Spende für das St. Jude Children’s Research Hospital.',
  },
  language: {
    label: 'Die Sprache der Familie',
    hint: 'E-Mails, gedruckte Blätter, das Buch, der Film und die Diashow sind in dieser Sprache. Besucher lesen die Seiten in ihrer eigenen, wenn es sie hier gibt.',
  },
  timezone: {
    label: 'Übliche Zeitzone der Termine',
    hint: 'Für Termine ohne eigene Zeitzone. Wenn im Titel oder Ort „California“ oder „ashes“ steht, gilt die Ortszeit Los Angeles.',
    hintElsewhere: 'Für Termine ohne eigene Zeitzone.',
  },
  sayWeekday: {
    label: 'Den Wochentag nennen',
    hint: 'Besucher lesen „Freitag, 4. Dezember 2026“, wo bei einem Termin nur das Datum steht. Auf gedruckten Blättern steht der Wochentag immer.',
  },
  dateStyle: {
    label: 'Datum und Uhrzeit',
    choices: {
      '': { label: 'Wie in Ihrer Region üblich' },
      monthFirst12: { label: 'März 18, 2025, 2:00 PM' },
      monthFirst24: { label: 'März 18, 2025, 14:00' },
      dayFirst12: { label: '18. März 2025, 2:00 PM' },
      dayFirst24: { label: '18. März 2025, 14:00' },
    },
  },
  showTaken: {
    label: 'Zeigen, wann ein Foto entstand',
    hint: 'Besucher lesen „um 1965“ bei Fotos, deren Datum bekannt ist. Im Film steht es auch, wenn er Titel zeigt; im Buch und auf der Erinnerungswand immer.',
  },
  askVisitors: {
    label: 'Besucher fragen, wer auf den Fotos ist',
    hint: 'Wenn bei einem Foto Namen oder Datum fehlen, lesen Besucher darunter „Wissen Sie, wer das ist?“, und unter jedem Foto „Etwas zu diesem Foto erzählen“. Niemand sieht eine Antwort, bevor Sie sie übernehmen.',
  },
  moderation: {
    label: 'Neue Erinnerungen',
    choices: {
      off: { label: 'Sind sofort zu sehen' },
      doubtful: {
        label: 'Auffällige warten, bis Sie sie freigeben',
        hint: 'Das betrifft Erinnerungen mit Links, automatisch gesendete und wortgleiche. Dasselbe gilt für Titel und Beschreibungen mit Links, die Besucher schreiben.',
      },
      all: {
        label: 'Alle warten, bis Sie sie freigeben',
        hint: 'Dasselbe gilt für Titel und Beschreibungen mit Links, die Besucher schreiben.',
      },
    },
  },
  searchEngines: {
    label: 'Dürfen Suchmaschinen diese Gedenkseite zeigen?',
    hint: 'Das gilt nur, solange alle die Gedenkseite sehen dürfen und kein Beispieltext mehr darin steht. Suchmaschinen brauchen dafür Tage oder Wochen.',
    answers: { yes: 'Ja', no: 'Nein, nur wer den Link hat, findet sie' },
  },
  keepDeleted: { label: 'Gelöschtes 30 Tage lang aufheben' },
  paper: {
    label: 'Papier',
    choices: {
      '': { label: 'Wie in Ihrer Region üblich' },
      letter: { label: 'US-Letter' },
      a4: { label: 'A4' },
    },
  },
  programme: {
    label: 'Ablauf',
    hint: 'Nach einer leeren Zeile beginnt ein neuer Teil: zuerst die Überschrift, darunter, wer spricht oder was gesungen wird.',
  },
  officiant: {
    label: 'Wer die Feier leitet',
    hint: 'Freiwillig. Zum Beispiel Pfarrerin Ellen Lund.',
  },
  bearers: { label: 'Sargträger', hint: 'Freiwillig. Ein Name je Zeile.' },
  readings: {
    label: 'Lesungen',
    hint: 'Freiwillig. Zuerst der Titel, etwa Psalm 23, darunter der Text. Vor der nächsten Lesung eine Zeile mit drei Strichen: ---',
  },
  songs: {
    label: 'Lieder mit Text',
    hint: 'Freiwillig. Zuerst der Titel, darunter die Strophen. Vor dem nächsten Lied eine Zeile mit drei Strichen: ---',
  },
  orderPhotoPath: {
    label: 'Foto auf der Rückseite',
    hint: 'Freiwillig. Das Foto steht über dem Dank.',
  },
  cardQuestions: {
    label: 'Fragen auf den Karten für die Tische',
    hint: `Eine je Zeile, bis zu acht, jede bis zu ${limits.question} Buchstaben lang, etwa „Worüber haben Sie zusammen gelacht?“. Die Karten auf einem Blatt stellen sie der Reihe nach. Der Code auf einer Karte öffnet das Formular für Erinnerungen mit der Frage darüber.`,
  },
  slideshowBeginning: { label: 'Anfang und Ende' },
  slideshowEnd: {
    label: 'Der Satz am Ende',
    hint: 'Ein Satz der Familie nach dem letzten Bild, während die Musik ausklingt. Bleibt das Feld leer, gibt es keinen.',
  },
  slideshowSeconds: { label: 'Sekunden je Bild' },
  slideshowAsLongAsSongs: { label: 'So lang wie die Lieder' },
  slideshowMusic: { label: 'Musik' },
  slideshowCaptions: { label: 'Bildunterschriften' },
  slideshowFilms: { label: 'Mit Videos' },
  slideshowMemories: { label: 'Sätze aus den Erinnerungen' },
  slideshowSideBySide: { label: 'Hochformate nebeneinander' },
  wall: { label: 'Eine Erinnerungswand für einen Bildschirm, unter /wall' },
  whomToCall: {
    label: 'Bei Fragen anrufen',
    hint: 'Name und Telefonnummer für das Blatt, das Sie dem Bestattungshaus geben. Besucher sehen beides nicht.',
  },
})
