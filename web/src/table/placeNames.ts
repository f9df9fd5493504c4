export { placeName, placeValues } from '../board/placeNames';
