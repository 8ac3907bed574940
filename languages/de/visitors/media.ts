import type { texts as en } from '../../en/visitors/media.ts'
import { formatNumber, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  edit: {
    gallery: { heading: 'Angaben zum Foto', failure: 'Die Angaben zum Foto wurden nicht gespeichert.' },
    memory: {
      heading: 'Foto bearbeiten',
      failure: 'Die Angaben zum Foto wurden nicht gespeichert. Bitte versuchen Sie es noch einmal.',
    },
  },
  title: 'Titel',
  description: 'Beschreibung',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  titleNeeded: 'Hier fehlt ein Titel',
  updated: { title: 'Gespeichert', description: 'Die Angaben zum Foto wurden geändert.' },
  held: { title: 'Noch nicht zu sehen', description: 'Danke. Texte mit Links liest zuerst die Familie.' },
  updateFailed: 'Nicht gespeichert',
  download: 'Herunterladen',
  imageDownloaded: 'Foto heruntergeladen',
  videoDownloaded: 'Video heruntergeladen',
  hasBeenDownloaded: (title) => `„${title}“ wurde heruntergeladen.`,
  downloadFailed: (title) => ({
    title: 'Nicht heruntergeladen',
    description: `„${title}“ konnte nicht heruntergeladen werden. Vielleicht wurde es inzwischen entfernt.`,
  }),
  close: 'Schließen',
  previous: 'Zurück',
  next: 'Weiter',
  newTab: 'öffnet in einem neuen Tab',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  count: (position, total) => `${formatNumber(position)} von ${formatNumber(total)}`,
  slideshowFromHere: 'Diashow ab hier',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  gone: 'Dieses Foto ist nicht mehr hier.',
})
