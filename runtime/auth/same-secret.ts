/** Comparing secrets: in a time that says nothing of where they differ, nor of how long the known one is. */
import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const sameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
