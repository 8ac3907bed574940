import { createContext, use } from 'react'
import type { Person } from '../../contract/auth.ts'

/** The person who is logged in on this dashboard. */
export const PersonContext = createContext<Person | null>(null)

/** Whether the keeper is an administrator; helpers see only what helpers may do. */
export const useIsAdministrator = () => use(PersonContext)?.isAdmin === true
