import type { cardTexts as en } from '../../en/dashboard/cards.ts'
import { sentences } from '../grammar.ts'

export const cardTexts = sentences<typeof en>({
  order: {
    title: 'Heft zur Trauerfeier',
    purpose: 'Für alle, die kommen: wann und wo, und was der Reihe nach geschieht.',
  },
  poster: { title: 'Plakat', purpose: 'Für den Eingang, mit dem Code, um eine Erinnerung zu schreiben.' },
  cards: {
    title: 'Tischkärtchen',
    purpose: 'Für die Tische, mit dem Code, um eine Erinnerung zu schreiben.',
  },
  card: {
    title: 'Karte zum Aufstellen',
    purpose: 'Sein Porträt für einen kleinen Rahmen, mit Namen und Lebensdaten.',
  },
  thanks: {
    title: 'Wem zu danken ist',
    purpose: 'Eine Liste aller, die geschrieben oder Fotos gesendet haben.',
  },
  show: {
    title: 'Die Vorführung bei der Trauerfeier',
    purpose:
      'Welche Fotos, wie lange und womit. Der Link für den Bildschirm und der Film richten sich danach.',
  },
  hall: {
    title: 'Der Computer im Saal',
    purpose:
      'Öffnen Sie dort den Link für den Bildschirm, dann „Einstellungen“, dann „Der Computer im Saal“ und „Proben“. Das speichert die Vorführung, damit sie ohne Netz läuft, und sagt, was noch nicht geht.',
  },
  wall: {
    title: 'Die Erinnerungswand',
    purpose: 'Erinnerungen und Fotos, eines nach dem anderen in großer Schrift, sobald sie freigegeben sind.',
  },
  film: {
    title: 'Der Film',
    purpose:
      'Die Diashow mit ihren Liedern als eine Datei, die auf jedem Fernseher, Computer oder Handy läuft.',
  },
  book: {
    title: 'Das Buch',
    purpose:
      'Nachruf, Fotos, Trauerfeiern und Erinnerungen mit Ihren Antworten, gesetzt als Buch: zum Lesen, zum Drucken zu Hause oder um es drucken und binden zu lassen.',
  },
})
