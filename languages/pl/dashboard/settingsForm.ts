import type { texts as en } from '../../en/dashboard/settingsForm.ts'
import { count, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  keepDeletedOff: 'Wszystko jest od razu usuwane trwale.',
  keepDeletedOn:
    'Goście nie widzą już tego, co usunięto. Przez 30 dni można to w tym panelu przywrócić; potem jest trwale usuwane.',
  stillThere: (number) =>
    count(
      number,
      'Jedna rzecz usunięta wcześniej zostaje do końca swoich 30 dni.',
      '# rzeczy usunięte wcześniej zostają do końca swoich 30 dni.',
      '# rzeczy usuniętych wcześniej zostaje do końca swoich 30 dni.',
    ),
  toDeleted: 'Usunięte',
  saveFailed: { title: 'Nie zapisano', description: 'Nie udało się zmienić ustawień.' },
})
