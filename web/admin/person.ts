import { createContext, use } from 'react'
import type { Person } from '../../contract/people/auth.ts'

/** The person who is logged in on this dashboard. */
export const KeeperContext = createContext<Person | null>(null)

/** Whether the keeper is an administrator; helpers see only what helpers may do. */
export const useIsAdministrator = () => use(KeeperContext)?.isAdmin === true
