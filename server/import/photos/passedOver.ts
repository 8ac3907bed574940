import type { InputFile } from '../inputs.ts'

/** Macs put what belongs to another file there, by each file's own name. */
const ofMac = '__MACOSX'
const thumbnails = /^(@eaDir|\.?@__thumb|\.?thumbnails?|\.?thumbs)$/i
const bins =
  /^(#recycle|@recycle|\$recycle\.bin|recycler|recycled|\.trash.*|\.trashes|recently deleted|zuletzt gelöscht|supprim[ée]+s récemment|eliminad[oa]s? recientemente|eliminados|eliminati di recente|recent verwijderd|apagad[oa]s recentemente|senast raderade|senest slettet|nylig slettet|ostatnio usunięte|недавно удал[её]нные|最近削除した項目|最近删除)$/i
/** An album may be called so anywhere else. */
const binsOfGoogle =
  /^(trash|bin|papierkorb|corbeille|papelera|cestino|prullenbak|lixeira|lixo|kosz|papperskorg(en)?|papirkurv(en)?|roskakori|koš|kôš|lomtár|coș de gunoi|çöp( kutusu)?|корзина|кошик|ゴミ箱|휴지통|回收站|回收桶|垃圾桶)$/i

export const deletedInGoogle = 'it was deleted or locked away in Google Photos'

/** Why whatever lies in the folders of this path is left out; null where no file of them is any of ours, undefined else. */
export function reasonByFolder({
  place,
  path,
}: Pick<InputFile, 'place' | 'path'>): string | null | undefined {
  const folders = path.normalize('NFC').split('/').slice(0, -1)
  if (folders.includes(ofMac)) return null
  if (folders.some((folder) => thumbnails.test(folder))) return 'it lies in a folder of thumbnails'
  const isGoogle = /(^|\/)takeout[^/]*\//i.test(`${place}/${path}`)
  if (isGoogle && folders.some((folder) => binsOfGoogle.test(folder))) return deletedInGoogle
  if (folders.some((folder) => bins.test(folder))) return 'it was deleted: it lies in the bin'
  return folders.some((folder) => /^\.[^.]/.test(folder))
    ? 'it lies in a folder that a program has hidden'
    : undefined
}
