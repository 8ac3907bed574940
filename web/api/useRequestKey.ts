import { useRef } from 'react'
import { newRequestKey } from './requestKey.ts'

/**
 * Returns a function that makes the request key for a form. The key stays the same as long as the fields do, so that the
 * server stores a retry only once. Changed fields get a new key.
 */
export const useRequestKey = () => {
  const last = useRef({ sent: '', key: '' })
  return (fields: object) => {
    const sent = JSON.stringify(fields)
    if (last.current.sent !== sent) last.current = { sent, key: newRequestKey() }
    return last.current.key
  }
}
