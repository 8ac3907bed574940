import type { texts as en } from '../../en/visitors/api.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  unreadable: (file) =>
    `„${file}“ lässt sich auf diesem Gerät nicht mehr lesen. Bitte wählen Sie die Datei noch einmal aus.`,
  foreign: {
    tooLarge:
      'Das ist zu groß für den Webserver vor dieser Gedenkseite. Was Sie geschrieben haben, ist nicht verloren. Bitte geben Sie der Person Bescheid, die den Server betreut.',
    refused:
      'Der Webserver vor dieser Gedenkseite hat das nicht angenommen. Was Sie geschrieben haben, ist nicht verloren. Bitte geben Sie der Person Bescheid, die den Server betreut.',
    unanswered:
      'Die Gedenkseite antwortet gerade nicht. Was Sie geschrieben haben, ist nicht verloren. Bitte versuchen Sie es in ein paar Minuten noch einmal. Wenn das nicht hilft, geben Sie der Person Bescheid, die den Server betreut.',
  },
})
