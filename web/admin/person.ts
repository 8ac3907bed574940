import { createContext, use } from 'react'
import type { Person } from '../../contract/people/auth.ts'

/** The person who is logged in on this dashboard. */
export const KeeperContext = createContext<Person | null>(null)

/** Returns whether the logged-in keeper is an administrator. All other keepers are helpers, who may do less. */
export const useIsAdministrator = () => use(KeeperContext)?.isAdmin === true
