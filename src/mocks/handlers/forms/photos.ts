import type { Photo } from '#common/contract/photos.ts';
import { scene } from '#src/mocks/organisations.ts';
import { call, json } from '#src/mocks/handlers/answers.ts';

const stored: Photo = { code: 'pho_sent', url: scene('pharmacy'), width: 1600, height: 1200 };

export const photos = call('post', '/api/photos', json(stored, { status: 201 }));
