import path from 'node:path'
import type { InputFile } from '../inputs.ts'

/** Files that iPhoto and Aperture put into their libraries. */
const libraryFileName =
  /^(albumdata2?\.xml|library\d?\.iphoto|library\.data|iphotomain\.db|iphotolock\.data|aperturedata\.xml)$/i
/** A library's folder by its name in all known languages, with Masters or Originals below it. */
const libraryFolder =
  /^(.*\/(?:iphoto (?:library|libreria|bibliotheek|bibliotek)|iphoto-mediathek|(?:photothèque|fototeca|libreria|biblioteca) (?:d[eio] )?iphoto)[^/]*)\/(?:masters|originals)\//i
const packageName = /\.(photos|photo|migratedphoto|ap|migratedap)library$/i

/**
 * Returns a function from a file to its path including the imported folder, such as
 * `/stick/iPhoto Library.photolibrary/Originals/IMG_1.JPG`. Old iPhoto libraries are plain folders: they get the ending of the
 * later packages, so that one rule matches both.
 */
export function nameLibraries(files: readonly InputFile[]): (file: InputFile) => string {
  const toFullPath = ({ root: place, path: below }: InputFile) =>
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
