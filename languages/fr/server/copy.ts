import type { texts as en } from '../../en/server/copy.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  readMe: 'LISEZ-MOI.txt',
  stopped: 'La copie a été arrêtée.',
  changed: 'Quelque chose a été masqué ou supprimé pendant la copie. Il faut la recommencer.',
  otherFiles: (folder) =>
    `Il y a d’autres fichiers dans ${folder}. Il faut un dossier vide, ou un dossier avec une copie précédente.`,
  incomplete:
    'Cette copie n’est pas complète. Il faut la recommencer dans ce même dossier\u00a0: les fichiers qui y sont déjà serviront.',
  lostFile: (title) => `N’a pas pu être lu, et n’est pas dans la copie\u00a0: ${title}`,
  notPlayable: (title) => `Ne peut pas être lu, et n’est donc pas dans la copie\u00a0: ${title}`,
  aboutBook: (remark) => `Le livre\u00a0: ${remark}`,
  pictures: {
    service: (title) => `Image de la cérémonie ${title}`,
    obituary: 'Image du récit de sa vie',
    portrait: 'Portrait',
  },
})
