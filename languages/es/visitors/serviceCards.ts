import type { texts as en } from '../../en/visitors/serviceCards.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  kinds: {
    celebration: 'Celebración de la vida',
    ashes: 'Ceremonia de las cenizas',
    memorial: '',
  },
  past: 'Ya tuvo lugar.',
  directions: 'Cómo llegar',
  addToCalendar: 'Agregar al calendario',
  otherCalendars: 'Otros calendarios',
  outlook: 'Outlook',
  yahoo: 'Yahoo',
  apple: 'Calendario de Apple (iPhone, iPad, Mac)',
  file: 'Archivo de calendario (.ics)',
  noCalendar: 'No se puede agregar al calendario: la fecha o la hora están por confirmar.',
  noDirections: 'No se puede mostrar cómo llegar: el lugar está por confirmar.',
})
