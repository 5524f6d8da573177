export * from '../model/words.js';
