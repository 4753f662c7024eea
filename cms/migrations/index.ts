import * as migration_20261121_145552_initial from './20261121_145552_initial';

export const migrations = [
  {
    up: migration_20261121_145552_initial.up,
    down: migration_20261121_145552_initial.down,
    name: '20261121_145552_initial'
  },
];
