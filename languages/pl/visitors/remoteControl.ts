import type { texts as en } from '../../en/visitors/remoteControl.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Telefon jako pilot',
  purpose: 'Następne, poprzednie, pauza i muzyka z telefonu, aż do końca tego pokazu.',
  open: 'Telefon jako pilot',
  code: (address) => `Kod QR pilota: ${address}`,
  scan: 'Kod do zeskanowania telefonem albo adres do wpisania:',
  failed: 'Nie udało się teraz połączyć pilota. Można spróbować jeszcze raz.',
})
