import { useChange } from '../../api/useChange.ts'

/** What shows memories, counts those that wait, or shows their photos. */
const refetch = ['/api/memories', '/api/memories/waiting', '/api/media'] as const

export const useEditing = () => useChange('PUT /api/memories/:id', { refetch: [...refetch] })
export const useDeleting = () => useChange('DELETE /api/memories/:id', { refetch: [...refetch] })
