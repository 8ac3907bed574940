import type { texts as en } from '../../en/visitors/serviceCards.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  kinds: {
    celebration: 'Hommage à sa vie',
    ashes: 'Cérémonie pour ses cendres',
    memorial: '',
  },
  past: 'Ce rendez-vous est passé.',
  directions: 'Itinéraire',
  addToCalendar: 'Ajouter à l’agenda',
  otherCalendars: 'Autres agendas',
  outlook: 'Outlook',
  yahoo: 'Yahoo',
  apple: 'Calendrier Apple (iPhone, iPad, Mac)',
  file: 'Fichier d’agenda (.ics)',
  noCalendar: 'Impossible pour l’instant d’ajouter à l’agenda\u00a0: la date ou l’heure reste à préciser.',
  noDirections: 'Impossible pour l’instant de montrer l’itinéraire\u00a0: le lieu reste à préciser.',
})
