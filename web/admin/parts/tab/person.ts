import { createContext, use } from 'react'
import type { Person } from '../../../../contract/people/auth.ts'

export const KeeperContext = createContext<Person | null>(null)

export const useIsAdministrator = () => use(KeeperContext)?.isAdmin === true
