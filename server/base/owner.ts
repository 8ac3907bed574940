import { lstatSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'

/** The user who owns a data folder, and whom a process of root becomes. */
interface Owner {
  uid: number
  gid: number
  /** the name, or the number of a user who has no name here */
  name: string
}

/** A function of Node that its types lack. */
const { initgroups } = process as { initgroups?: (name: string, extraGroup: number) => void }

let owner: Owner | null = null

/**
 * Makes a process of root that of the folder's owner, before it touches the folder: somebody who has taken over the server, which
 * writes there, could otherwise lead root to any file by a link. A folder that is root's own, or is not there yet, stays root's. If
 * `rootFolder` is not the owner's, `asRoot` can return to root for work in that folder.
 */
export function becomeOwner(folder: string, rootFolder?: string): void {
  const uid = process.getuid?.() === 0 ? findOwnerId(folder) : 0
  if (uid === 0) return
  owner = findUser(uid, folder)
  if (owner.name === String(uid)) process.setgroups?.([])
  else initgroups?.(owner.name, owner.gid)
  if (rootFolder !== undefined && statSync(rootFolder).uid !== uid) return becomeEffectively(owner)
  process.setgid?.(owner.gid)
  process.setuid?.(uid)
}

/**
 * Makes this process root again until the result is disposed, if `becomeOwner` allows it. What is made in between can be read by
 * the owner. Does nothing in a process that root did not start. The caller touches no file that the owner could have made.
 */
export function asRoot(): Disposable {
  const formerOwner = owner
  if (!formerOwner || process.getuid?.() !== 0 || process.geteuid?.() === 0)
    return { [Symbol.dispose]: () => undefined }
  process.seteuid?.(0)
  process.setegid?.(0)
  const umask = process.umask(0o022)
  return {
    [Symbol.dispose]() {
      process.umask(umask)
      becomeEffectively(formerOwner)
    },
  }
}

/** Returns the options of `spawn` for a child process of the owner. They need root; without an owner, there are none. */
export const ownerOptions = (): { uid?: number; gid?: number } =>
  owner && process.getuid?.() === 0 ? { uid: owner.uid, gid: owner.gid } : {}

/** Names the user who may not do something, for a sentence. */
export const nameUser = (): string =>
  owner ? `${owner.name}, the owner of DATA_DIR, as whom a command of root runs` : 'this user'

/**
 * Returns the id of the folder's owner; 0 if there is no folder. A link that another user than root has put in place of the folder
 * counts as that user's, wherever it leads.
 */
const findOwnerId = (folder: string): number =>
  lstatSync(path.resolve(folder), { throwIfNoEntry: false })?.uid ||
  (statSync(folder, { throwIfNoEntry: false })?.uid ?? 0)

/** Finds the name and the group of a user. The group of a user without a name is never that of root. */
function findUser(uid: number, folder: string): Owner {
  process.seteuid?.(uid)
  try {
    const { username, gid } = userInfo()
    return { uid, gid, name: username }
  } catch {
    return { uid, gid: lstatSync(folder).gid || uid, name: String(uid) }
  } finally {
    process.seteuid?.(0)
  }
}

function becomeEffectively({ uid, gid }: Owner) {
  process.setegid?.(gid)
  process.seteuid?.(uid)
}
