import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Names of folders and files that operating systems and programs make in any folder by themselves. */
const folders =
  'lost+found|@eaDir|#recycle|@Recycle|.Trash-1000|.Trashes|$RECYCLE.BIN|System Volume Information|.fseventsd|.Spotlight-V100|.TemporaryItems|.stfolder|.stversions|.sync|LOST.DIR|.snapshots'
const files =
  '.DS_Store|._photo.jpg|Thumbs.db|ehthumbs.db|desktop.ini|.nomedia|.stignore|.syncthing.photo.jpg.tmp|~$letter.docx|.~lock.letter.odt#|.nfs00000000041a|.fuse_hidden0001|.apdisk|.localized|Icon\r|.directory|WPSettings.dat|.com.apple.timemachine.supported'

export const systemNames = { folders: folders.split('|'), files: files.split('|') }

/** Makes all of them in a folder. Each of the folders contains a file. */
export async function addSystemFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of systemNames.files) await writeFile(path.join(folder, name), name)
  for (const name of systemNames.folders) {
    await mkdir(path.join(folder, name))
    await writeFile(path.join(folder, name, 'index'), name)
  }
}
