import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from './project.mjs'

/** Packages with machine code or data files: the build cannot bundle them. */
export const needed = ['sharp', '@node-rs/argon2', 'libheif-js']

/** Packages for typesetting and fonts, which npm may leave out. The list is from package.json, since none may be installed yet. */
const optional = Object.keys(
  JSON.parse(readFileSync(inProject('package.json'))).optionalDependencies ?? {},
).filter((name) => !name.startsWith('node-linux-'))

export const external = [...needed, ...optional]

/** Puts these packages, their dependencies and the packaged Node into a folder, as hard links where the disk supports them. */
export function linkPackages(folder) {
  for (const name of withDependencies([...needed, ...optional.filter((one) => existsSync(installed(one)))]))
    for (const file of readdirSync(installed(name), { recursive: true, encoding: 'utf8' }))
      link(`${name}/${file}`, folder)
  const node = `node-linux-${process.arch}/bin/node`
  if (existsSync(installed(node))) link(node, folder)
}

function withDependencies(names) {
  const all = new Set(names)
  // the loop also visits the packages that it adds
  for (const name of all) {
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(installed(`${name}/package.json`)))
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      if (existsSync(installed(needed))) all.add(needed)
  }
  return all
}

function link(file, folder) {
  const target = join(folder, file)
  if (statSync(installed(file)).isDirectory()) return
  mkdirSync(dirname(target), { recursive: true })
  try {
    linkSync(installed(file), target)
  } catch {
    copyFileSync(installed(file), target)
  }
}

function installed(path) {
  return inProject(`node_modules/${path}`)
}
