import { useRef } from 'react'
import { newRequestKey } from './requestKey.ts'

/** Returns the same key while the fields are the same, so that a retry is stored once; changed fields get a new key. */
export const useRequestKey = () => {
  const last = useRef({ sent: '', key: '' })
  return (fields: object) => {
    const sent = JSON.stringify(fields)
    if (last.current.sent !== sent) last.current = { sent, key: newRequestKey() }
    return last.current.key
  }
}
