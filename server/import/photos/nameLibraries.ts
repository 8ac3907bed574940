import path from 'node:path'
import type { InputFile } from '../inputs.ts'

/** Files that iPhoto and Aperture put into their libraries. */
const libraryFileName =
  /^(albumdata2?\.xml|library\d?\.iphoto|library\.data|iphotomain\.db|iphotolock\.data|aperturedata\.xml)$/i
/** Masters or Originals below the name of a library, in the languages in which it is known. */
const libraryFolder =
  /^(.*\/(?:iphoto (?:library|libreria|bibliotheek|bibliotek)|iphoto-mediathek|(?:photothèque|fototeca|libreria|biblioteca) (?:d[eio] )?iphoto)[^/]*)\/(?:masters|originals)\//i
const packageName = /\.(photos|photo|migratedphoto|ap|migratedap)library$/i

/**
 * Gives each file its path from the name of the place on, `/stick/iPhoto Library.photolibrary/Originals/IMG_1.JPG`. Before
 * iPhoto's libraries were packages they were plain folders: here all are named like packages, so that one rule knows them.
 */
export function nameLibraries(files: readonly InputFile[]): (file: InputFile) => string {
  const toFullPath = ({ place, path: below }: InputFile) =>
    `/${path.basename(place)}/${below}`.normalize('NFC')
  const folders = files.flatMap((file) => {
    const full = toFullPath(file)
    const folder = libraryFileName.test(path.posix.basename(full))
      ? path.posix.dirname(full)
      : libraryFolder.exec(full)?.[1]
    return folder && !packageName.test(folder) ? [folder] : []
  })
  const libraries = [...new Set(folders)]
  return (file) => {
    const full = toFullPath(file)
    const library = libraries.find((folder) => full.startsWith(`${folder}/`))
    return library === undefined ? full : `${library}.photolibrary${full.slice(library.length)}`
  }
}
