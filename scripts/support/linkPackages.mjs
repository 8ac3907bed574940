import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isNodePackage, packagedNode } from './node24.mjs'
import { inProject } from './project.mjs'

/** The packages that the build cannot bundle, because they contain native code or data files. */
export const requiredPackages = ['sharp', 'libheif-js']

/**
 * The packages for typesetting and fonts. npm may leave them out, because they are optional. The list comes from package.json,
 * because the packages may not be installed yet.
 */
const optionalPackages = Object.keys(
  JSON.parse(readFileSync(inProject('package.json'))).optionalDependencies ?? {},
).filter((name) => !isNodePackage(name))

export const externalPackages = [...requiredPackages, ...optionalPackages]

/**
 * Adds the required packages, those optional packages that are installed, their dependencies, and npm's package of Node to a
 * folder. The files are hard links if the disk supports them, and otherwise copies.
 */
export function linkPackages(folder) {
  const available = optionalPackages.filter((name) => existsSync(toInstalledPath(name)))
  for (const name of addDependencies([...requiredPackages, ...available]))
    for (const file of readdirSync(toInstalledPath(name), { recursive: true, encoding: 'utf8' }))
      link(`${name}/${file}`, folder)
  if (existsSync(toInstalledPath(packagedNode))) link(packagedNode, folder)
}

function addDependencies(names) {
  const all = new Set(names)
  // the loop also visits the packages that it adds to the set
  for (const name of all) {
    const packageFile = toInstalledPath(`${name}/package.json`)
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(packageFile))
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies }))
      if (existsSync(toInstalledPath(dependency))) all.add(dependency)
  }
  return all
}

function link(file, folder) {
  const target = join(folder, file)
  if (statSync(toInstalledPath(file)).isDirectory()) return
  mkdirSync(dirname(target), { recursive: true })
  try {
    linkSync(toInstalledPath(file), target)
  } catch {
    copyFileSync(toInstalledPath(file), target)
  }
}

function toInstalledPath(path) {
  return inProject(`node_modules/${path}`)
}
