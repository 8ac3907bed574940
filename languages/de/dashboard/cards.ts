import type { cardTexts as en } from '../../en/dashboard/cards.ts'
import { sentences } from '../grammar.ts'

export const cardTexts = sentences<typeof en>({
  order: {
    title: 'Heft zur Trauerfeier',
    purpose: 'Für alle, die kommen: wann, wo und in welcher Reihenfolge.',
  },
  poster: {
    title: 'Plakat',
    purpose: 'Für den Eingang. Wer den Code scannt, kann eine Erinnerung schreiben.',
  },
  cards: {
    title: 'Karten für die Tische',
    purpose: 'Wer den Code scannt, kann eine Erinnerung schreiben.',
  },
  send: {
    title: 'Um Fotos bitten',
    purpose: 'Karten zum Ausschneiden. Wer den Code scannt, kann Ihnen Fotos schicken.',
  },
  card: {
    title: 'Karte zum Aufstellen',
    purpose: 'Das Porträt für einen kleinen Rahmen, mit Namen und Lebensdaten.',
  },
  thanks: {
    title: 'Dankliste',
    purpose: 'Alle, die geschrieben, Fotos geschickt oder eine Frage beantwortet haben.',
  },
  show: {
    title: 'Die Diashow bei der Trauerfeier',
    purpose:
      'Welche Fotos, wie lange und mit welcher Musik. Der Link für den Bildschirm und der Film richten sich danach.',
  },
  hall: {
    title: 'Der Computer im Saal',
    purpose:
      'Öffnen Sie dort den Link für den Bildschirm, dann „Einstellungen“, „Der Computer im Saal“ und „Probelauf“. Das speichert die Diashow, damit sie auch ohne Internet läuft, und zeigt, was noch nicht geht.',
  },
  wall: {
    title: 'Die Erinnerungswand',
    purpose: 'Erinnerungen und Fotos, nacheinander und in großer Schrift, sobald sie freigegeben sind.',
  },
  film: {
    title: 'Der Film',
    purpose:
      'Die Diashow mit ihren Liedern als eine Datei, die auf jedem Fernseher, Computer oder Handy läuft.',
  },
  book: {
    title: 'Das Buch',
    purpose:
      'Nachruf, Fotos, Termine und Erinnerungen mit Ihren Antworten, gesetzt als Buch: zum Lesen, zum Drucken zu Hause oder für die Druckerei.',
  },
})
