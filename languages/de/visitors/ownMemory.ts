import type { texts as en } from '../../en/visitors/ownMemory.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: 'Ihre Erinnerung',
  loading: 'Ihre Erinnerung wird geladen …',
  missing:
    'Unter diesem Link gibt es keine Erinnerung. Vielleicht wurde sie zurückgezogen, vielleicht gilt ein neuerer Link, vielleicht fehlt das Ende des Links.',
  unseen: 'Diese Erinnerung ist für Besucher im Moment nicht zu sehen.',
  photos: 'Fotos zu dieser Erinnerung',
  save: 'Speichern',
  saved: { title: 'Gespeichert', description: 'Ihre Erinnerung wurde geändert.' },
  saveFailed: { title: 'Nicht gespeichert', description: 'Ihre Erinnerung wurde nicht geändert.' },
  withdraw: 'Erinnerung zurückziehen',
  withdrawQuestion: {
    title: 'Diese Erinnerung zurückziehen?',
    description: 'Der Text und die Fotos werden endgültig gelöscht.',
    confirm: 'Erinnerung zurückziehen',
    cancel: 'Behalten',
  },
  photographStays:
    'Der Text und Ihre eigenen Fotos werden endgültig gelöscht. Das Foto aus der Galerie bleibt.',
  withdrawn: {
    title: 'Erinnerung zurückgezogen',
    description: 'Die Erinnerung steht nicht mehr auf dieser Seite.',
  },
  withdrawFailed: {
    title: 'Nicht zurückgezogen',
    description: 'Die Erinnerung konnte nicht gelöscht werden.',
  },
  leave: 'Zurück zu allen Erinnerungen',
  wroteHere: 'Sie haben auf diesem Handy geschrieben.',
  wroteHereThis: (beginning) => `Sie haben auf diesem Handy geschrieben: „${beginning}“`,
  change: 'Ihre Erinnerung ändern',
})
