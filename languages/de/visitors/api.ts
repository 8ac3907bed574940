import type { texts as en } from '../../en/visitors/api.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  unreadable: (file) =>
    `„${file}“ lässt sich auf diesem Gerät nicht mehr lesen. Bitte wählen Sie die Datei noch einmal aus.`,
  foreign: {
    tooLarge:
      'Das ist zu groß für den Webserver vor dieser Seite. Nichts, was Sie geschrieben haben, ist verloren. Bitte geben Sie der Person Bescheid, die den Server betreut.',
    refused:
      'Der Webserver vor dieser Seite hat das nicht durchgelassen. Nichts, was Sie geschrieben haben, ist verloren. Bitte geben Sie der Person Bescheid, die den Server betreut.',
    unanswered:
      'Die Gedenkseite antwortet gerade nicht. Nichts, was Sie geschrieben haben, ist verloren. Bitte versuchen Sie es in ein paar Minuten noch einmal. Wenn das nicht hilft, geben Sie der Person Bescheid, die den Server betreut.',
  },
})
