import type { Tables } from '../../server/database/tables.ts'

/** A photograph nobody has published. */
export const photoRow = (id: string, more: Partial<Tables['media']>): Tables['media'] => ({
  id,
  title: id,
  description: null,
  taken_at: null,
  kind: 'image',
  format: 'jpeg',
  original_name: 'a.jpg',
  file_size: 1,
  sha256: '',
  width: null,
  height: null,
  placeholder: null,
  animated: 1,
  duration: null,
  has_poster: 0,
  shown_name: 'photo.jpg',
  problem: null,
  listed: 1,
  is_memory: 0,
  memory_author: null,
  visitor_photo: null,
  position: 0,
  uploaded_at: 1_800_000_000_000,
  public_key: null,
  request_key: null,
  ...more,
})

/** A memory that visitors see. */
export const memoryRow = (id: string): Tables['memories'] => ({
  id,
  name: 'Ada',
  email: null,
  content: null,
  created_at: 1,
  approved: 1,
  held_because: null,
  writer_key_hash: null,
  request_key: null,
  mail_on_answer: 0,
  answer: null,
  answered_by: null,
  answered_at: null,
  answer_mailed_at: null,
})
