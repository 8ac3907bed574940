import { useRead } from '../../api/useRead.ts'

/** How many memories wait until the family has read them; for the tab's badge. */
export const useWaiting = () => useRead('GET /api/memories/waiting').data?.count ?? 0
